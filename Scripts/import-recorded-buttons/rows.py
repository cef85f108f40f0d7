"""A fixture row: how its numbers are cleaned, how it is written, how rows are counted."""

import json

STATUSES = ("decidable", "notDecidable", "excluded", "later")
KEYS = ("name", "source", "environment", "input", "expected", "status", "reason", "assumed",
        "uncertainty")


def point(value):
  """A length in points on the sixths that pixels of scale 1, 2 and 3 share, else to 1e-6.

  A printed 39.3333 means 118/3. Where a half pixel is rounded, the last bits decide, so such a
  number is written out as the double nearest to it.
  """
  if value is None:
    return None
  if 0 < abs(value) < 1e-200:  # "zero, but chosen on purpose"
    return value
  sixths = round(value * 6)
  clean = sixths / 6 if abs(sixths / 6 - value) < 1e-4 else round(value, 6)
  return int(clean) if clean == int(clean) else clean


def points(values):
  return None if values is None else [point(value) for value in values]


def edges(values, names=("top", "left", "bottom", "right")):
  """Four numbers as an object; an edge that is zero is left out, as its default is zero."""
  return {name: point(value) for name, value in zip(names, values) if value != 0}


def row(name, source, environment, input, expected, status="decidable", reason=None,
        assumed=(), uncertainty=None):
  """One fixture. A row that is not decidable has its reason in one sentence."""
  assert status in STATUSES and (status == "decidable") == (reason is None), name
  fields = dict(name=name, source=source, environment=environment, input=input,
                expected=expected, status=status, reason=reason, assumed=list(assumed),
                uncertainty=uncertainty)
  optional = ("reason", "assumed", "uncertainty")
  return {key: fields[key] for key in KEYS if key not in optional or fields[key]}


def write(rows, path):
  """Writes one row a line, sorted by name, so that two runs give the same bytes."""
  with open(path, "w", encoding="utf-8", newline="\n") as file:
    for fields in sorted(rows, key=lambda fields: fields["name"]):
      file.write(json.dumps(fields, ensure_ascii=False) + "\n")


def read(path):
  with open(path, encoding="utf-8") as file:
    return [json.loads(line) for line in file if line.strip()]


def count(rows):
  return {status: sum(fields["status"] == status for fields in rows) for status in STATUSES}
