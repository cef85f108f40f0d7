"""This module's public names, from the compiler's symbol graph of it."""
import collections
import dataclasses
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from coverage.apple import key

MODULE = "HeadlessUIKit"
SYSTEM_LIBRARIES = {
    "CExpat": "expat", "CFontconfig": "fontconfig", "CHarfBuzz": "harfbuzz", "CJSON": "json-c", "CPNG": "libpng",
    "CTurboJPEG": "libturbojpeg", "CUnibreak": "libunibreak",
}
TYPES = ("class", "struct", "enum", "protocol")
METHODS = ("method", "type.method", "func")
# What Swift writes for every type that asks for it; Apple's listing counts none of it either.
SYNTHESIZED = {
    "init()", "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hash", "hashValue", "isEqual(_:)", "rawValue",
    "init(rawValue:)", "description", "debugDescription", "encode(to:)", "encode(with:)", "init(from:)",
    "init(coder:)", "copy(with:)", "mutableCopy(with:)", "supportsSecureCoding", "init(stringLiteral:)",
    "init(integerLiteral:)", "init(floatLiteral:)", "callAsFunction(_:)", "ArrayLiteralElement",
}
# This module's own types: how a test looks at what a screen would show, who makes pixels, and what generated code
# needs to find a selector's method.
OWN_TYPES = (
    "HeadlessReport", "HeadlessDump", "HeadlessDrawing", "HeadlessInteraction", "HeadlessResponder", "DrawingBackend",
    "SelectorProviding",
)
# Members of Apple's types that are this module's own say so, or make a selector callable.
OWN_MEMBER = re.compile(r"headless", re.IGNORECASE)
OWN_MEMBERS = ("Selector.name", "Selector.init(_:in:)", "Selector.register(_:)", "Selector.register(in:_:)")


@dataclasses.dataclass
class Names:
    """Members by type, each with its kind, and what each type inherits from or conforms to.

    Types of Foundation that are extended here have members too; `declared` are the types that stand here whole.
    """

    declared: set = dataclasses.field(default_factory=set)
    members: dict = dataclasses.field(default_factory=lambda: collections.defaultdict(dict))
    parents: dict = dataclasses.field(default_factory=lambda: collections.defaultdict(list))

    def lineage(self, name):
        """The type, its superclasses and its protocols, nearest first."""
        waiting, seen = [name], []
        while waiting:
            current = waiting.pop(0)
            if current not in seen:
                seen.append(current)
                waiting += self.parents.get(current, [])
        return seen


def is_own(type_name, member=""):
    first = type_name.split(".")[0]
    return first in OWN_TYPES or f"{type_name}.{member}" in OWN_MEMBERS or bool(OWN_MEMBER.search(member))


def symbol_graphs(root):
    flags = ["-Xcc", f"-I{root / 'Sources/CDrawing/include'}"]
    for module, package in SYSTEM_LIBRARIES.items():
        flags += ["-Xcc", f"-fmodule-map-file={root / 'Sources' / module / 'module.modulemap'}"]
        found = subprocess.run(
            ["pkg-config", "--cflags-only-I", package], capture_output=True, text=True, check=True)
        flags += [word for flag in found.stdout.split() for word in ("-Xcc", flag)]
    target = json.loads(
        subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    modules = root / ".build/debug/Modules"
    if not (modules / f"{MODULE}.swiftmodule").exists():
        sys.exit("generate-coverage: build the package first: swift build")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", MODULE, "-I", str(modules), "-output-dir", folder,
             "-target", target["target"]["unversionedTriple"], "-minimum-access-level", "public",
             "-skip-synthesized-members", *flags], check=True)
        return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob(f"{MODULE}*.symbols.json"))]


def names(root):
    found, identifiers = Names(), {}
    graphs = symbol_graphs(root)
    for graph in graphs:
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            identifiers[symbol["identifier"]["precise"]] = ".".join(path)
            if kind in TYPES:
                found.declared.add(".".join(path))
                found.members[".".join(path)]
            else:
                found.members[".".join(path[:-1]) or "(top level)"][key(path[-1])] = kind
    for graph in graphs:
        for relation in graph["relationships"]:
            source, target = identifiers.get(relation["source"]), identifiers.get(relation["target"])
            if relation["kind"] in ("inheritsFrom", "conformsTo") and source and target:
                found.parents[source].append(target)
    return found
