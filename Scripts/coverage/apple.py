"""Apple's names, as Coverage/apple-names.tsv lists them."""
import collections
import re
import sys


def key(signature):
    """A name without its type: `title(for:)`, `frame`; a function without arguments is as good as a property."""
    name = re.split(r" -> |: ", signature, maxsplit=1)[0].replace("`", "")
    return name[:-2] if name.endswith("()") and name != "init()" else name


def names(path):
    """The members of each type, in the order of the file."""
    types = collections.OrderedDict()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("#") or not line:
            continue
        fields = line.split("\t")
        if len(fields) != 5:
            sys.exit(f"{path.name}:{number}: five fields were expected, not {len(fields)}.")
        name, _, signature, _, _ = fields
        members = types.setdefault(name, [])
        if not signature:
            continue
        member = key(signature)
        if member not in members:
            members.append(member)
    return types
