"""Sizes that Interface Builder stored: `interface-builder-intrinsic.jsonl` to its families."""

from collections import Counter

from configurations import stored_configuration
from rows import edges, point, read, row

SCALES = {"retina5_5": 3, "retina6_5": 3, "retina5_9": 3, "retina6_0": 3, "retina6_7": 3,
          "retina6_12": 3, "appleTV": 1}  # every other device, and none, has 2
STYLES = {"Body": "body", "Callout": "callout", "Caption1": "caption1", "Caption2": "caption2",
          "Footnote": "footnote", "Headline": "headline", "Subhead": "subheadline",
          "Title1": "title1", "Title2": "title2", "Title3": "title3"}
LINE_BREAKS = {"wordWrap": "byWordWrapping", "tailTruncation": "byTruncatingTail"}

OLD_FONT_BEFORE = 8150  # Helvetica Neue and the first San Francisco
MEDIUM_STYLES = (8150, 10117)  # text styles stored at the category medium: body 16, callout 15
EXTRA_SMALL_STYLES = (18122, 20037)  # … at extraSmall: body 14, subheadline 12

# Stored sizes that the numbers beside them show to be left over from another layout.
STALE = {
    ("firebase/quickstart-ios", "Clear", 359):
        "359 is the screen's 375 less 8 on both sides, and the button is stored at 0 of that row",
    ("Ranchero-Software/NetNewsWire", "How to Optimize iCloud Syncing", 264):
        "the same title in the same font is stored 220 wide in another document of the "
        "repository, and 264 there under the title that it replaced",
}


def version(record):
  return float(".".join(record["toolsVersion"].split(".")[:2]))


def within(bounds, record):
  return bounds[0] <= version(record) <= bounds[1]


def has_style(record):
  return "style" in (record["fontDescription"] or {}) and not record["configuration"]


def number(text):
  return point(float(text))


def font(record):
  """The font as JSON; None where the tool's default is meant."""
  description = record["fontDescription"]
  if description is None:
    return None
  if "style" in description:
    return {"textStyle": STYLES[description["style"].removeprefix("UICTFontTextStyle")]}
  if "family" in description:
    return {"family": description["family"], "size": number(description["pointSize"])}
  font = {"size": number(description["pointSize"])}
  if description["type"] == "boldSystem":
    font["weight"] = "bold"
  elif description.get("weight", "regular") != "regular":
    font["weight"] = description["weight"]
  return font


def image(record):
  """The normal image as JSON; None without one."""
  size = record["imageResourceSize"]
  if not size or "image" not in record["states"].get("normal", {}):
    return None
  return {"size": [point(size["width"]), point(size["height"])]}


def button(record):
  """The input of a button without a configuration, and what it takes for granted."""
  attributes, normal = record["attributes"], record["states"].get("normal", {})
  input, assumed = {"size": [None, None], "displayScale": SCALES.get(record["device"], 2),
                    "generation": "classic"}, []
  kind = attributes.get("buttonType")
  if kind in ("roundedRect", "system"):
    input["buttonType"] = "system"
  if record["targetRuntime"] == "AppleTV":
    input["idiom"] = "tv"
  elif "iPad" in record["targetRuntime"] or (record["device"] or "").startswith("ipad"):
    input["idiom"] = "pad"
  title = normal.get("attributedTitle") or normal.get("title")
  if title:
    input["title"] = title
  if picture := image(record):
    input["image"] = picture
    if attributes.get("selected") == "YES" and "image" in record["states"].get("selected", {}):
      assumed.append("image.size")
  if stated := font(record):
    # A line lower than the image decides nothing.
    if not title and picture and "family" in stated and picture["size"][1] > 2 * stated["size"]:
      assumed.append("font")
    else:
      input["font"] = stated
  if has_style(record):
    for bounds, category in ((MEDIUM_STYLES, "medium"), (EXTRA_SMALL_STYLES, "extraSmall")):
      if within(bounds, record):
        input["contentSizeCategory"] = category
        assumed.append("contentSizeCategory")
  if attributes["lineBreakMode"] in LINE_BREAKS:
    input["lineBreakMode"] = LINE_BREAKS[attributes["lineBreakMode"]]
  for part in ("contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets"):
    if any(record["insets"].get(part, ())):
      input[part] = edges(record["insets"][part])
  for name in ("contentHorizontalAlignment", "contentVerticalAlignment"):
    if attributes[name] != "center":
      input[name] = attributes[name]
  return input, assumed


def verdict(record, input):
  """The status of a row, and the reason where it is not simply decidable."""
  kind, normal = record["attributes"].get("buttonType"), record["states"].get("normal", {})
  if kind not in (None, "roundedRect", "system"):
    return "notDecidable", f"the size of the art of the type {kind} was not stored"
  if normal.get("catalog") == "system":
    return "notDecidable", "the stored size is the symbol's drawing, not its size in the button"
  if "attributedTitle" in normal:
    return "notDecidable", "its attributed title is set in Helvetica Neue, whose figures are not recorded"
  if "family" in input.get("font", {}):
    return "notDecidable", f"the figures of {input['font']['family']} are not recorded"
  repository = record["file"].split(":")[0].split("@")[0]
  stale = STALE.get((repository, input.get("title"), point(record["rect"][2])))
  return ("excluded", stale) if stale else ("decidable", None)


def names(records):
  """A short name for each record: repository, revision, file and object, unique among all."""
  def name(record, folders):
    place, path = record["file"].split(":", 1)
    repository, _, revision = place.partition("@")
    short = "/".join(path.split("/")[-1 - folders:])
    return f"ib:{repository}{'@' + revision[:7] if revision else ''}/{short}#{record['id']}"

  chosen = {}
  left = list(range(len(records)))
  for folders in range(30):
    trial = {index: name(records[index], folders) for index in left}
    seen = Counter(trial.values())
    chosen |= {index: text for index, text in trial.items() if seen[text] == 1}
    left = [index for index in left if seen[trial[index]] > 1]
  assert not left, "two records are the same object of the same file"
  return [chosen[index] for index in range(len(records))]


def families(facts):
  records = read(facts / "interface-builder-intrinsic.jsonl")
  result = {f"interface-builder-{name}": [] for name in
            ("heights", "widths", "old-font", "medium-styles", "extra-small-styles")}
  result["configuration"] = []
  for record, name in zip(records, names(records)):
    source = f"{record['file']}#{record['id']}"
    environment = f"Interface Builder {record['toolsVersion']}"
    if record["device"]:
      environment += f", {record['device']}"
    width = point(record["rect"][2]) if record["intrinsicWidth"] else None
    height = point(record["rect"][3]) if record["intrinsicHeight"] else None

    def add(family, suffix, size, input, *rest):
      result[family].append(row(name + suffix, source, environment, input,
                                {"intrinsicContentSize": size}, *rest))

    if record["configuration"]:
      input, assumed = button(record)
      is_extra_small = within(EXTRA_SMALL_STYLES, record) and input.get("idiom") != "tv"
      add("configuration", "", [width, height],
          *stored_configuration(record, input, assumed, is_extra_small))
      continue
    input, assumed = button(record)
    status, reason = verdict(record, input)
    rest = (input, status, reason, assumed)
    if version(record) < OLD_FONT_BEFORE:
      add("interface-builder-old-font", "", [width, height], *rest)
    elif has_style(record) and within(MEDIUM_STYLES, record):
      add("interface-builder-medium-styles", "", [width, height], *rest)
    elif has_style(record) and within(EXTRA_SMALL_STYLES, record):
      add("interface-builder-extra-small-styles", "", [width, height], *rest)
    else:
      if status == "excluded" and height is not None:  # only the width is left over
        add("interface-builder-heights", ":height", [None, height], input, "decidable", None,
            assumed)
      elif height is not None:
        add("interface-builder-heights", ":height", [None, height], *rest)
      if width is not None:
        add("interface-builder-widths", ":width", [width, None], *rest)
  return result
