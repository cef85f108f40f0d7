"""What the sources tell HeadlessReport, and so do not do, or not wholly."""
import re
import sys

from coverage.apple import key
from coverage.ours import METHODS, MODULE

# Told when something went wrong, not because the name has no effect.
INCIDENTS = {"UIFont.pointSize", "UILabel.text", "UIView.layoutSubviews"}
LITERAL = re.compile(r'"((?:[A-Z_]\w*\.)+`?\w+`?(?:\([\w:]*\))?)"')
TOLD = re.compile(r'\.note\(\s*"((?:[A-Z_]\w*\.)+`?\w+`?(?:\([\w:]*\))?)"')
WHOLE_TYPE = re.compile(r'\.note\(\s*"([A-Z]\w*)"')
PREFIX = re.compile(r'\.note\(\s*"((?:[A-Z]\w*\.)+)" \+')
SHORT_LITERAL = re.compile(r'"(\w+(?:\([\w:]*\))?)"')
OF_ITS_TYPE = re.compile(r'\.note\(\s*"\\\(type\(of: self\)\)\.(\w+(?:\([\w:]*\))?)"')


def split(name):
    """`UIButton.Configuration.plain()` as its type and its member."""
    head, _, tail = name.partition("(")
    type_name, _, base = head.rpartition(".")
    return type_name, key(base + ("(" + tail if tail else ""))


class Reports:
    """A name is reported where it stands whole in the sources, as HeadlessReport takes it: `UIView.mask`.

    A type that is told alone, such as `UIFeedbackGenerator`, reports all its methods, and those of its subclasses.
    """

    def __init__(self, root, ours):
        self.ours, self.names, self.types, self.members = ours, set(), set(), set()
        for path in sorted((root / "Sources" / MODULE).rglob("*.swift")):
            text = path.read_text()
            if "HeadlessReport" not in text and "HeadlessDrawing.pixels" not in text:
                continue
            for name in TOLD.findall(text):
                type_name, member = split(name)
                if type_name in ours.declared and member not in ours.members[type_name]:
                    sys.exit(f"{path.name}: HeadlessReport is told {name}, which is no public name of this module.")
            for name in LITERAL.findall(text):
                self.add(*split(name))
            for prefix in PREFIX.findall(text):
                for short in SHORT_LITERAL.findall(text):
                    self.add(*split(prefix + short))
            self.types |= {name for name in WHOLE_TYPE.findall(text) if name in ours.declared}
            self.members |= {key(name) for name in OF_ITS_TYPE.findall(text)}

    def add(self, type_name, member):
        name = f"{type_name}.{member}"
        if member in self.ours.members.get(type_name, {}) and name not in INCIDENTS:
            self.names.add(name)

    def tell(self, type_name, member):
        """Whether the member of the type is reported, by itself or where it comes from."""
        for ancestor in self.ours.lineage(type_name):
            if f"{ancestor}.{member}" in self.names:
                return True
            kind = self.ours.members.get(ancestor, {}).get(member)
            if kind and member in self.members:
                return True
            if kind in METHODS and self.types & set(self.ours.lineage(ancestor)):
                return True
        return False
