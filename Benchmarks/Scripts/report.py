"""Measures everything in one run, prints the table and writes it beside today's date.

    report.py TOOLS KEYCAP [--documents FOLDER]

TOOLS is the folder of the built benchmarks, KEYCAP the release build of the tool.
"""

import argparse
import datetime
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import drawing
import machine
import processes
from rounds import Rounds, number

ROUNDS = 15
STARTS = 41
SCREENSHOTS = 5
COUNTS = [10, 100, 1_000, 10_000, 100_000, 1_000_000]
YOGA_COUNTS = [1_000, 10_000, 100_000]
VIEWS = 10_000
COPIES = 100
MANY = 10_000
# Where Debian's fonts-noto-core puts it.
FONT = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
HERE = pathlib.Path(__file__).parent
QUESTION = '{"size":[335,40],"image":{"size":[32,32]},"title":"Checkout","imageEdgeInsets":{"left":8}}\n'


class Report:
    """Five tables: goals, arrangements by count, titles, views, whole processes."""

    def __init__(self, tools, keycap, folder):
        self.benchmark = str(tools / "LayoutBenchmark")
        self.titles_benchmark = str(tools / "TitleBenchmark")
        self.views_benchmark = str(tools / "HeadlessBenchmark")
        self.empty = str(tools / "EmptyProgram")
        self.drawing_peer = str(tools / "DrawingPeer")
        self.keycap = str(keycap)
        self.folder = folder
        self.goals = []
        self.arrangements = []
        self.titles = []
        self.views = []
        self.processes = []
        self.notes = [f"Load average before: {os.getloadavg()[0]:.1f}."]

    def asked(self, *arguments):
        command = [self.benchmark, *map(str, arguments)]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout

    def arrange(self):
        says("arranging buttons")
        by_count = {n: self.rounds("arrange", n) for n in COUNTS}
        for count, rounds in by_count.items():
            self.arrangement(count, "Keycap", rounds)
        for count in (COUNTS[0], COUNTS[-1]):
            self.arrangement(count, "Keycap, all answers kept", self.rounds("keep", count))
            self.arrangement(count, "only reading the buttons", self.rounds("read", count))
        allocations = int(self.asked("allocations", 100_000))
        counted = f"{allocations} allocations in 100,000" if allocations >= 0 else "not counted"
        thousand = by_count[1_000]
        self.goal("one button arranged, among 1,000", thousand.text("ns"), "≤ 40 ns")
        self.goal("memory asked for by arrangements", counted, "none")
        self.notes.append(
            "Buttons are read one after the other. From 10,000 on the nearest caches do not hold them, and what"
            " reading adds is no arithmetic; the table says how long reading alone takes."
        )
        medians = [rounds.median for rounds in by_count.values()]
        least = [rounds.least for rounds in by_count.values()]
        figure = f"{number(max(medians) / min(medians))} ×, {number(max(least) / min(least))} × between the least"
        self.goal("slowest over fastest count, 10 to 1,000,000", figure, "≤ 1.5 ×")

    def compare_with_yoga(self):
        version = machine.poga()
        if version is None:
            self.notes.append("Yoga was left out: poga is not installed.")
            return
        for count in YOGA_COUNTS:
            says(f"laying out {count:,} buttons with Yoga")
            buttons, answers = self.folder / "buttons", self.folder / "answers"
            buttons.write_text(self.asked("buttons", count))
            with open(answers, "w") as file:
                subprocess.run([self.keycap, "layout", str(buttons)], check=True, stdout=file)
            before = json.loads(self.asked("arrange", count, ROUNDS // 2))
            command = [sys.executable, str(HERE / "yoga.py"), str(buttons), str(ROUNDS), str(answers)]
            yoga = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
            after = json.loads(self.asked("arrange", count, ROUNDS - ROUNDS // 2))
            theirs, ours = Rounds(yoga["rounds"]), Rounds(before + after)
            self.arrangement(count, "Keycap, around Yoga", ours)
            self.arrangement(count, "Yoga", theirs)
            ratio = theirs.times(ours)
            figure = f"{ratio.text('×')}, {number(ratio.least)} × between the least"
            self.goal(f"Yoga over Keycap, {count:,} buttons", figure, "≥ 100 ×")
        self.notes.append(
            f"Yoga is {version}: every button is a row with two children, all in one tree that is built before."
            " Before each round every node is marked dirty, and once it was seen that every node then gets a"
            f" new layout; without that a round takes {number(yoga['unchanged'])} ns a button. Of {count:,}"
            f" buttons {yoga['compared']:,} can be said in flexbox, and those stand where Keycap puts them,"
            " within half a point. Keycap answers more than Yoga: areas, drawn rectangle, truncation."
        )

    def measure_titles(self):
        says("measuring titles")
        table = Rounds(json.loads(self.asked("title", ROUNDS)))
        self.goal("'Checkout' measured from the system font's table", table.text("ns"), "≤ 50 ns")
        self.title("Keycap, system font, from its table", table)
        if not os.path.exists(FONT):
            self.notes.append("Titles in another font were left out: Noto Sans is not installed.")
            return
        command = [self.titles_benchmark, FONT, str(ROUNDS)]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        by = {name: Rounds(values) for name, values in json.loads(output).items()}
        self.title("Keycap, Noto Sans, seen before", by["seen"])
        self.title("Keycap, Noto Sans, new", by["new"])
        self.title("HarfBuzz alone, new", by["harfbuzz"])
        self.title("Pango, new", by["pango"])
        self.title("Pango, the same title again", by["pangoSeen"])
        self.goal("'Checkout' in Noto Sans, seen before", by["seen"].text("ns"), "≤ 100 ns")
        self.goal("a new title over HarfBuzz alone", by["new"].over(by["harfbuzz"]).text("×"), "≤ 1.2 ×")
        self.goal("Pango over Keycap, a new title", by["pango"].over(by["new"]).text("×"), "–")
        self.notes.append(
            "Titles are 'Checkout' and 20,000 other orders of its letters, more than Keycap remembers, at 15"
            " points in Noto Sans. HarfBuzz shapes into one buffer that is used again; Pango sets the text of"
            " one layout, with a font map of its own that holds this font only, without hinting. The widths"
            " are the same to a millionth of a point (HarfBuzz) and a hundredth (Pango). Keycap does more than"
            " measure: clusters, places where lines may end, which font answered."
        )

    def measure_views(self):
        says("laying out views")
        command = [self.views_benchmark, str(VIEWS), str(ROUNDS)]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        measured = json.loads(output)
        bytes_held, engine_bytes = measured.pop("bytes"), measured.pop("engineBytes")
        by = {name: Rounds(values) for name, values in measured.items()}
        self.view("a title changed, then `layoutIfNeeded()`", "UIButton", by["change"])
        self.view("the same", "the engine alone", by["changeEngine"])
        self.view(f"{VIEWS:,} buttons made and laid out, a button", "UIButton", by["create"])
        self.view("the same", "the engine alone", by["createEngine"])
        changed, created = by["change"].over(by["changeEngine"]), by["create"].over(by["createEngine"])
        self.goal("UIButton over the engine, a change of title laid out", changed.text("×"), "–")
        self.goal(f"UIButton over the engine, {VIEWS:,} made and laid out", created.text("×"), "–")
        if bytes_held > 0:
            ratio = f"{number(bytes_held / engine_bytes)} × ({bytes_held:,} over {engine_bytes:,} bytes)"
            self.goal(f"memory of a laid out UIButton over the engine's, {VIEWS:,}", ratio, "–")
        self.notes.append(
            "Views are system buttons with an image of 24 × 24 and 'Checkout' or 'Cart', 200 × 44; a change gives each of"
            " 1,000 the other title. The engine alone measures the same titles and arranges the same buttons, and both were"
            " seen to put the title in the same place; both take turns in one process. Memory is what the C library says is"
            " held after all were laid out, less what was held before: label, image view and what is set by state included."
        )

    def inspect(self, documents, files):
        says("inspecting documents")
        size = sum(os.path.getsize(file) for file in files)
        keycap = [self.keycap, "inspect", str(documents)]
        xmllint = [shutil.which("xmllint"), "--noout", *files]
        measured = processes.in_turns([(keycap, os.devnull), (xmllint, os.devnull)], ROUNDS)
        (our_clock, our_busy), (their_clock, their_busy) = [
            (Rounds(clock), Rounds(busy)) for clock, busy in measured
        ]
        what = f"{len(files):,} files"
        self.process("keycap inspect, " + what, our_clock, our_busy)
        self.process("xmllint --noout, " + what, their_clock, their_busy)
        self.goal("inspect over xmllint, processor time", our_busy.over(their_busy).text("×"), "≤ 3 ×")
        self.goal("inspect over xmllint, clock", our_clock.over(their_clock).text("×"), "≤ 1.5 ×")
        self.notes.append(
            f"The documents are {what}, {number(size / 1e6)} MB. Keycap finds them itself and writes its table"
            " to nowhere; xmllint is handed their names, in one process."
        )

    def inspect_many(self):
        says(f"inspecting {MANY:,} documents")
        folder = many_documents(self.folder)
        elapsed, memory = processes.peak([self.keycap, "inspect", str(folder)])
        self.goal(
            f"inspect, {MANY:,} documents: most memory, once", f"{number(memory)} MB in {number(elapsed / 1000)} s", "–")

    def start(self):
        says("starting programs")
        question = self.folder / "question"
        question.write_text(QUESTION)
        commands = [
            ([self.keycap, "layout"], str(question)),
            ([self.empty], os.devnull),
            ([shutil.which("true")], os.devnull),
        ]
        names = ["keycap layout, one button", "an empty Swift program", "true"]
        measured = processes.in_turns(commands, STARTS)
        rounds = [(Rounds(clock), Rounds(busy)) for clock, busy in measured]
        for name, (clock, busy) in zip(names, rounds):
            self.process(name, clock, busy)
        layout, empty = rounds[0][0], rounds[1][0]
        self.goal("keycap layout answers for one button", layout.text("ms"), "≤ 10 ms")
        self.goal("the same over an empty program", layout.over(empty).text("×"), "–")

    def draw(self):
        says("drawing buttons")
        buttons = self.folder / "buttons.jsonl"
        buttons.write_text(drawing.questions())
        png = str(self.folder / "buttons.png")
        columns = str(drawing.COLUMNS)
        keycap = [self.keycap, "draw", str(buttons), "--output", png, "--columns", columns]
        peer = [self.drawing_peer, str(drawing.COUNT), png]
        by = {"keycap": keycap, "C": peer}
        what = f"{drawing.COUNT} buttons to PNG"
        measured = processes.in_turns([(command, os.devnull) for command in by.values()], ROUNDS)
        rounds = {name: [Rounds(part) for part in pair] for name, pair in zip(by, measured)}
        self.process(f"keycap draw, {what}", *rounds["keycap"])
        self.process(f"the same in C with Cairo and Pango, {what}", *rounds["C"])
        ratio = rounds["keycap"][0].over(rounds["C"][0])
        self.goal(f"{what} over the same in C", ratio.text("×"), "≤ 1.3 ×")
        browser = drawing.browser(self.folder, png)
        if browser is None:
            self.notes.append("Chromium was left out: it is not installed.")
            return
        measured = processes.in_turns([(browser, os.devnull), (keycap, os.devnull)], SCREENSHOTS)
        (clock, busy), (our_clock, _) = [[Rounds(part) for part in pair] for pair in measured]
        self.process(f"headless Chromium's screenshot, {what}", clock, busy)
        share = our_clock.over(clock)
        self.goal(f"{what} over Chromium's screenshot", share.text("×"), "≤ 0.067 ×")
        self.notes.append(
            f"{drawing.COUNT} buttons of an image and a title, {drawing.COLUMNS} in a row, two pixels a point."
            " Keycap reads questions, arranges, measures and draws; the program in C knows where everything"
            " stands but the titles' widths. Chromium is handed a page with the same buttons at the same places,"
            f" {SCREENSHOTS} rounds."
        )

    def rounds(self, measurement, count):
        return Rounds(json.loads(self.asked(measurement, count, ROUNDS)))

    def arrangement(self, count, by, rounds):
        self.arrangements.append(f"| {count:,} | {by} | {rounds.row()} |")

    def view(self, work, by, rounds):
        self.views.append(f"| {work} | {by} | {rounds.row()} |")

    def title(self, by, rounds):
        self.titles.append(f"| {by} | {rounds.row()} |")

    def goal(self, work, figure, goal):
        self.goals.append(f"| {work} | {figure} | {goal} |")

    def process(self, name, clock, busy):
        self.processes.append(f"| {name} | {clock.row()} | {number(busy.median)} |")

    def text(self, today):
        lines = [
            f"# Benchmarks, {today}",
            "",
            f"{machine.described()}. Written by `make bench`: {ROUNDS} rounds of each measurement,"
            f" {STARTS} of starting programs; a figure is the median, in brackets the middle half of the"
            " rounds. The goals are what the project reaches for; nothing fails when one is missed.",
            "",
            "| work | measured | goal |",
            "| --- | ---: | ---: |",
            *self.goals,
            "",
            "## Arranging buttons",
            "",
            "Nanoseconds a button. Image, title of a known size, insets and every alignment at random, the same"
            " sequence in every run. Every answer is written whole, to one of 64 places, as if it were used at once,"
            " unless all are kept. Yoga keeps its answers in its tree.",
            "",
            "| buttons | by | least | median | middle half |",
            "| ---: | --- | ---: | ---: | ---: |",
            *self.arrangements,
            "",
            "## Measuring titles",
            "",
            "Nanoseconds a title of eight letters; all but the first take turns in one process.",
            "",
            "| by | least | median | middle half |",
            "| --- | ---: | ---: | ---: |",
            *self.titles,
            "",
            "## Views",
            "",
            "Nanoseconds a button of `import UIKit`, and of the engine that it stands on.",
            "",
            "| work | by | least | median | middle half |",
            "| --- | --- | ---: | ---: | ---: |",
            *self.views,
            "",
            "## Whole processes",
            "",
            "Milliseconds from start to end, seen from outside; the commands take turns.",
            "",
            "| command | least | median | middle half | processor time |",
            "| --- | ---: | ---: | ---: | ---: |",
            *self.processes,
            "",
            "## Notes",
            "",
            *(f"- {note}" for note in self.notes),
            "",
        ]
        return "\n".join(lines)


def says(what):
    print(f"bench: {what}", file=sys.stderr)


def interface_files(documents):
    """The files that both are to read, by name."""
    files = sorted(
        str(path) for end in ("xib", "storyboard") for path in documents.rglob(f"*.{end}")
    )
    if not files:
        sys.exit(f"bench: expected .xib or .storyboard files in '{documents}'.")
    return files


def storefronts(folder):
    """Storefront many times over."""
    example = HERE.parent.parent / "Examples" / "Storefront"
    for copy in range(COPIES):
        shutil.copytree(example, folder / "documents" / f"Storefront{copy}")
    return folder / "documents"


def many_documents(folder):
    """Storefront's documents without its images, by as many names as are wanted."""
    example = HERE.parent.parent / "Examples" / "Storefront"
    originals = sorted(path for end in ("xib", "storyboard") for path in example.glob(f"*.{end}"))
    many = folder / "many"
    many.mkdir()
    copies = [shutil.copy(path, folder / path.name) for path in originals]
    for count in range(MANY):
        copy = pathlib.Path(copies[count % len(copies)])
        os.link(copy, many / f"{count}{copy.suffix}")
    return many


def main():
    parser = argparse.ArgumentParser(description="Measures Keycap against its peers.")
    parser.add_argument("tools", type=pathlib.Path)
    parser.add_argument("keycap", type=pathlib.Path)
    parser.add_argument("--documents", type=pathlib.Path, metavar="FOLDER")
    arguments = parser.parse_args()
    today = datetime.date.today().isoformat()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        documents = arguments.documents or storefronts(folder)
        files = interface_files(documents)
        report = Report(arguments.tools, arguments.keycap, folder)
        report.arrange()
        report.compare_with_yoga()
        report.measure_titles()
        report.measure_views()
        report.inspect(documents, files)
        report.inspect_many()
        report.start()
        report.draw()
    text = report.text(today)
    print(text)
    if arguments.documents is None:
        (HERE.parent / f"results-{today}.md").write_text(text)


main()
