"""Makes the recorded rows of Tests/AgreementTests/Fixtures from a folder of facts.

    python3 Scripts/import-recorded-buttons FACTS [FIXTURES]

FACTS holds `measured-buttons.jsonl`, `interface-builder-intrinsic.jsonl` and
`configuration-pictures.jsonl`. FIXTURES is Tests/AgreementTests/Fixtures of this repository if
left out. Families that are written by hand are left alone; the table counts them too. Python 3.9
or later, nothing else. The same facts give the same bytes.
"""

import sys
from pathlib import Path

import configurations
import interface_builder
import measured
from rows import STATUSES, count, read, write


def main(arguments):
  if len(arguments) not in (1, 2) or arguments[0].startswith("-"):
    print(__doc__.strip(), file=sys.stderr)
    return 2
  facts = Path(arguments[0])
  home = Path(__file__).resolve().parents[2]
  fixtures = Path(arguments[1]) if len(arguments) == 2 else home / "Tests/AgreementTests/Fixtures"
  try:
    families = measured.families(facts) | interface_builder.families(facts)
    families["configuration"] += configurations.pictures(facts)
  except OSError as error:
    print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    return 3
  fixtures.mkdir(parents=True, exist_ok=True)
  for family, rows in families.items():
    write(rows, fixtures / f"{family}.jsonl")
  print_table(fixtures)
  return 0


def print_table(fixtures):
  """Every family with its rows by status, as the README beside the fixtures shows it."""
  print(f"| family | {' | '.join(STATUSES)} | rows |")
  print(f"| --- |{' ---: |' * (len(STATUSES) + 1)}")
  names = set()
  total = dict.fromkeys(STATUSES, 0)
  for path in sorted(fixtures.glob("*.jsonl")):
    rows = read(path)
    twice = [row["name"] for row in rows if row["name"] in names]
    assert not twice, f"{path.name}: the name {twice[0]} is used twice"
    names |= {row["name"] for row in rows}
    counts = count(rows)
    total = {status: total[status] + counts[status] for status in STATUSES}
    print(f"| `{path.stem}` | {' | '.join(map(str, counts.values()))} | {len(rows)} |")
  print(f"| all | {' | '.join(map(str, total.values()))} | {sum(total.values())} |")


if __name__ == "__main__":
  sys.exit(main(sys.argv[1:]))
