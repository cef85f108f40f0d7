"""Buttons with a configuration: stored by Interface Builder, or measured from pictures."""

import re

from rows import point, points, read, row

def stored_configuration(record, input, assumed, is_extra_small):
  """Input, status, reason and assumptions of a stored button whose size its configuration sets."""
  stored = record["configuration"]
  for legacy in ("title", "image", "font"):  # they have no effect beside a configuration
    input.pop(legacy, None)
  configuration = {"style": stored["style"]}
  for key in ("title", "cornerStyle"):
    if key in stored:
      configuration[key] = stored[key]
  fonts = [child["attributes"] for child in stored["children"] if child["tag"] == "fontDescription"]
  if fonts:
    input["font"] = {"size": point(float(fonts[0]["pointSize"]))}
  elif is_extra_small:
    input["contentSizeCategory"] = "extraSmall"
    assumed = assumed + ["contentSizeCategory"]
  input["configuration"] = configuration
  if "image" in stored:
    return input, "notDecidable", "the size of the configuration's image was not stored", assumed
  if not stored.get("title"):
    return input, "notDecidable", "neither a title nor an image was stored", assumed
  return input, "decidable", None, assumed


def numbers(text):
  return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]


# What was measured of each picture: the input's size, the expectation, and the image's size.
# Lengths are in points; None was not measured. `button_pt` of the record gives the rest.
FORCED = {"cp01": [374, None], "cp02": [374, None], "cp05": [None, 30], "cp07": [120.4, None],
          "cp08": [120.4, None], "cp10": [100, 50], "cp11": [100, 50], "cp18": [375, 50],
          "cp19": [335, 50], "cp25": [353, 44]}
IMAGES = {**{f"cp{n}": [13.5, 13.5] for n in range(10, 18)}, "cp23": [77 / 3, 61 / 3],
          "cp24": [77 / 3, 61 / 3], "cp25": [72, 16]}
RECTS = {
    "cp01": {"titleRect": [166, 7, 42, 20.5]},
    "cp02": {"titleRect": [123, 7, 128, 20.5]},
    "cp10": {"titleRect": [0, None, 71.5, None], "imageRect": [75.5, None, 13.5, None]},
    "cp11": {"titleRect": [0, None, 65.5, None], "imageRect": [69.5, None, 13.5, None]},
    "cp12": {"titleRect": [0, None, 71.5, None], "imageRect": [75.5, None, 13.5, None]},
    "cp16": {"titleRect": [0, None, 76, None], "imageRect": [80, None, 13.5, None]},
    "cp17": {"titleRect": [0, None, 76, None]},
    "cp18": {"titleRect": [148.67, 15.33, 77.67, 19.33]},
    "cp19": {"titleRect": [128.67, 15.33, 77.67, 19.33]},
    "cp25": {"imageRect": [11.98, 13.67, 72, 16]},
}
UNDECIDABLE = {
    "cp07": "the symbol's size was not measured",
    "cp20": "the button's edges are not drawn",
    "cp21": "the button's edges are not drawn",
    "cp22": "the titles, one emoji each, were not noted",
}
UNCERTAINTY = {**{f"cp0{n}": 0.3 for n in (3, 4, 5, 6)}}  # reduced pictures
NOT_LAID_OUT = ("none", None)


def pixels(values, scale):
  """Measured lengths on the picture's pixel grid where it has one."""
  if scale not in (2, 3):
    return points(values)
  return [None if value is None else point(round(value * scale) / scale) for value in values]


def picture(record):
  id, given, scale = record["id"], record["input"], record["scale"]
  exact = scale in (2, 3)
  configuration = {"style": given["style"].split(" ")[0]}
  title = given.get("title") or given.get("attributedTitle")
  input = {"size": FORCED.get(id, [None, None]), "generation": "classic",
           "displayScale": scale if exact else 3 if "3x" in str(scale) else 2}
  if given.get("attributedTitle"):
    title = title.split(" (")[0]
    input["font"] = {"textStyle": "footnote"}
  if "Medium" in record["os"]:
    input["contentSizeCategory"] = "medium"
  if title and id != "cp22":
    configuration["title"] = title
  for key in ("subtitle", "titleAlignment", "titlePadding", "imagePlacement", "imagePadding",
              "showsActivityIndicator"):
    if given.get(key) not in NOT_LAID_OUT:
      configuration[key] = given[key]
  if given.get("cornerStyle") == "capsule":
    configuration["cornerStyle"] = "capsule"
  if "leading 0" in given.get("contentInsets", ""):
    configuration["contentInsets"] = {"top": 7, "leading": 0, "bottom": 7, "trailing": 0}
  if given.get("contentHorizontalAlignment", "center") != "center":
    input["contentHorizontalAlignment"] = given["contentHorizontalAlignment"]
  assumed = []
  if id in IMAGES:
    input["image"] = {"size": points(IMAGES[id])}
    if id != "cp25":
      assumed.append("image.size" if id in ("cp23", "cp24") else "image.size[1]")
  input["configuration"] = configuration
  expected = {key: pixels(rect, scale) for key, rect in RECTS.get(id, {}).items()}
  if record["button_pt"]:
    size = pixels(record["button_pt"], scale)
    size = [None if forced else measured for forced, measured in zip(input["size"], size)]
    if any(size):
      expected["intrinsicContentSize"] = size
  if exact and record.get("background_pt"):
    expected["backgroundRect"] = pixels(record["background_pt"], scale)
  source = record["source"]
  uncertainty = UNCERTAINTY.get(id) or record["uncertainty_pt"]
  status = "notDecidable" if id in UNDECIDABLE else "decidable"
  return row(id, f"{source['repo']}@{source['commit']}:{source['picture']}",
             record["os"].split(";")[0], input, expected, status,
             UNDECIDABLE.get(id), assumed,
             uncertainty if isinstance(uncertainty, (int, float)) else numbers(uncertainty)[0])


def pictures(facts):
  return [picture(record) for record in read(facts / "configuration-pictures.jsonl")]
