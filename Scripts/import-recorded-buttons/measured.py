"""Frames that somebody printed: `measured-buttons.jsonl` to two families."""

from rows import edges, point, points, read, row

PARTS = ("contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets")
ALIGNMENTS = (("horizontalAlignment", "contentHorizontalAlignment"),
              ("verticalAlignment", "contentVerticalAlignment"))
PRIVATE = ("_", "UINavigationButton", "UISwipeActionStandardButton", "UIRoundedRectButton")

# What the source says around its numbers, or what its numbers leave no choice about.
DERIVED = {
    **{f"m00{n}": {"size": [335, 40]} for n in (5, 6, 7, 8)},  # a title 21.5 high stands at 9.5
    "m016": {"size": [200, 40]},  # an image 40 high from 0, a title 16 high at 12
    "m054": {"contentHorizontalAlignment": "left"},  # 74 wide in 343, at 0
    "m105": {"idiom": "tv"},
    # The title's origin does not depend on its size under left and top, nor the image's y on it.
    **{f"m12{n}": {"title.size": [30, 14.5]} for n in (5, 6, 7, 8)},
    # The label's height is the printed height less the 12 points that the source names.
    "m131": {"title.size": [40, 14.5]}, "m132": {"title.size": [40, 19]},
    "m133": {"title.size": [40, 24]},
    "m134": {"title.size": [57, 21], "hasBeenSizedToFit": True},
    # Centred at 37.5 of 100, so 25 high; the article prints 50.
    "m137": {"title.size": [50, 25]}, "m138": {"title.size": [50, 25]},
    # The image ends 57 before the right edge.
    **{f"m{n}": {"title.size": [57, 21.5], "image.size": [30, 30]} for n in (139, 140, 141)},
}

UNDECIDABLE = {
    "m083": "iOS 4 and 5 put a label on whole points, which no generation of the model does",
    "m106": "the label was printed before the first layout, and no title was set",
    "m107": "the label was printed before the first layout, and no title was set",
    "m108": "the button's size was not printed",
    "m121": "neither the title nor the other insets were printed",
}

SOURCES = {"seed 000_588ee8ae9cd0249d.txt": "article 000",
           "seed 001_600a88d8874f0961.txt": "article 001, https://github.com/SPStore/SPButton"}


def source(text):
  text = SOURCES.get(text, text)
  if text.startswith("gh-file-id:"):
    number, _, rest = text.removeprefix("gh-file-id:").partition(" ")
    return f"a public GitHub file, index number {number}" + (f" {rest}" if rest else "")
  return text


def farthest_from_the_centre(record, size):
  """How far the parts stand from where a plain centred button has them, at most, in points."""
  image, title = record["observed"]["imageFrame"], record["observed"]["titleFrame"]
  widths = [frame[2] if frame else 0 for frame in (image, title)]
  left = (size[0] - sum(widths)) / 2
  offsets = [0.0]
  for frame, x in ((image, left), (title, left + widths[0])):
    if frame:
      offsets += [abs(frame[0] - x), abs(frame[1] - (size[1] - frame[3]) / 2)]
  return max(offsets)


def reason_against(record, size, derived):
  name = record["buttonClass"]
  if name.startswith(PRIVATE):
    return f"{name.split(' ')[0]} is not UIButton itself and has a layout of its own"
  if record["id"] in UNDECIDABLE:
    return UNDECIDABLE[record["id"]]
  stated = all(record[part] is not None for part in PARTS)
  known = "contentHorizontalAlignment" in derived or record["horizontalAlignment"]
  if not stated and not known and farthest_from_the_centre(record, size) > 1:
    return "insets were set, since the parts stand more than a point off the centre; not printed"
  return None


def content(record, derived):
  """The title and the image of the input, and which of their numbers were not printed."""
  fields, assumed = {}, []
  for key, frame, stated in (("title", record["observed"]["titleFrame"], None),
                             ("image", record["observed"]["imageFrame"], record["imageSize"])):
    size = stated if stated and None not in stated else derived.get(f"{key}.size")
    if size is None and frame and None not in frame[2:]:
      size = frame[2:]
      if key == "image":
        assumed.append("image.size")
    elif size is not None and size is derived.get(f"{key}.size"):
      known = stated or (frame[2:] if frame else [None, None])
      assumed += [f"{key}.size[{axis}]" for axis in (0, 1) if known[axis] != size[axis]]
    if size is not None:
      fields[key] = {"size": points(size)}
  if "title" not in fields and record["title"]:
    fields["title"] = record["title"]
  return fields, assumed


def convert(record):
  derived = DERIVED.get(record["id"], {})
  observed = record["observed"]
  size = derived.get("size") or record["bounds"] or [None, None]
  if "sizeThatFits" in record:
    size = [None, None]
  input, assumed = {"size": points(size)}, []
  if "size" in derived:
    printed = record["bounds"] or [None, None]
    assumed += [f"size[{axis}]" for axis in (0, 1) if printed[axis] is None]
  input["displayScale"] = record["scale"] or 2
  if record["scale"] is None:
    assumed.append("displayScale")
  if record["buttonType"]:
    input["buttonType"] = record["buttonType"]
  fields, guessed = content(record, derived)
  input |= fields
  assumed += guessed
  if observed["backgroundFrame"]:
    input["backgroundImage"] = {"size": points(observed["backgroundFrame"][2:])}
    assumed.append("backgroundImage")
  for part in PARTS:
    if record[part] is None:
      assumed.append(part)
    elif any(record[part]):
      input[part] = edges(record[part])
  for key, name in ALIGNMENTS:
    if record[key]:
      input[name] = record[key]
    elif "sizeThatFits" not in record:
      assumed.append(name)
  input |= {key: value for key, value in derived.items()
            if key in ("contentHorizontalAlignment", "hasBeenSizedToFit", "idiom")}
  if record["usesConfiguration"] is None:
    assumed.append("configuration")
  if record["buttonClass"] != "UIButton":
    assumed.append("class")
  frames = (("imageRect", "imageFrame"), ("titleRect", "titleFrame"),
            ("backgroundRect", "backgroundFrame"))
  expected = {key: points(observed[name]) for key, name in frames if observed[name]}
  if "sizeThatFits" in record:
    expected = {"intrinsicContentSize": points(record["sizeThatFits"])}
  reason = reason_against(record, size, derived)
  return row(record["id"], source(record["source"]), record["environment"], input, expected,
             "notDecidable" if reason else "decidable", reason, assumed)


def is_stated(record):
  """Insets, alignments and the parts' sizes were stated, or follow from the printed numbers."""
  alone = {"m125", "m126", "m127", "m128", "m131", "m132", "m133"}  # another font's title
  return record["id"] not in alone and all(record[part] is not None for part in PARTS)


def families(facts):
  records = read(facts / "measured-buttons.jsonl")
  return {"measured-frames": [convert(r) for r in records if is_stated(r)],
          "measured-frames-assumed": [convert(r) for r in records if not is_stated(r)]}
