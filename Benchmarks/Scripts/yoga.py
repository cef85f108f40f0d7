"""Lays out the buttons with Yoga, all in one tree, and prints the nanoseconds a button for each round.

    yoga.py BUTTONS ROUNDS [ANSWERS]

BUTTONS holds questions to `keycap layout`, one a line. With ANSWERS, what `keycap layout` said to
them, the rectangles are compared wherever flexbox can express the button; rounds may then be 0.
"""

import json
import sys
import time

import poga.libpoga_capi as yoga

ALONG = {
    "left": yoga.YGJustify.FlexStart,
    "leading": yoga.YGJustify.FlexStart,
    "center": yoga.YGJustify.Center,
    "right": yoga.YGJustify.FlexEnd,
    "trailing": yoga.YGJustify.FlexEnd,
    "fill": yoga.YGJustify.FlexStart,
}
ACROSS = {
    "top": yoga.YGAlign.FlexStart,
    "center": yoga.YGAlign.Center,
    "bottom": yoga.YGAlign.FlexEnd,
    "fill": yoga.YGAlign.Stretch,
}


class Button:
    """A row with an image and a title: padding for the content insets, a shift for each part's own."""

    def __init__(self, question, config):
        self.question = question
        self.config = config
        self.row = yoga.YGNodeNewWithConfig(config)
        width, height = question["size"]
        yoga.YGNodeStyleSetWidth(self.row, width)
        yoga.YGNodeStyleSetHeight(self.row, height)
        yoga.YGNodeStyleSetFlexDirection(self.row, yoga.YGFlexDirection.Row)
        yoga.YGNodeStyleSetJustifyContent(self.row, ALONG[question["contentHorizontalAlignment"]])
        yoga.YGNodeStyleSetAlignItems(self.row, ACROSS[question["contentVerticalAlignment"]])
        for name, edge in (
            ("top", yoga.YGEdge.Top),
            ("left", yoga.YGEdge.Left),
            ("bottom", yoga.YGEdge.Bottom),
            ("right", yoga.YGEdge.Right),
        ):
            yoga.YGNodeStyleSetPadding(self.row, edge, question["contentEdgeInsets"][name])
        self.image = self.part(question["image"]["size"], question["imageEdgeInsets"]["left"], 0)
        self.title = self.part(question["title"]["size"], question["titleEdgeInsets"]["left"], 1)
        if question["contentHorizontalAlignment"] == "fill":
            yoga.YGNodeStyleSetFlexGrow(self.image, 1)

    def part(self, size, shift, index):
        node = yoga.YGNodeNewWithConfig(self.config)
        yoga.YGNodeStyleSetWidth(node, size[0])
        if self.question["contentVerticalAlignment"] != "fill":
            yoga.YGNodeStyleSetHeight(node, size[1])
        if shift:
            yoga.YGNodeStyleSetPosition(node, yoga.YGEdge.Left, shift)
        yoga.YGNodeInsertChild(self.row, node, index)
        return node

    def difference(self, answer):
        """How far the farthest edge is from the answer's, in points; None where flexbox has other rules.

        Those are parts without room, which UIKit clamps, and a filled width.
        """
        if answer["titleIsTruncated"] or answer["unverified"]:
            return None
        free = answer["contentRect"][2] - self.question["image"]["size"][0]
        if free < self.question["title"]["size"][0]:
            return None
        if answer["imageRect"][3] < self.question["image"]["size"][1]:
            return None
        differences = []
        for node, rect in ((self.image, answer["imageRect"]), (self.title, answer["titleRect"])):
            laid_out = (
                yoga.YGNodeLayoutGetLeft(node),
                yoga.YGNodeLayoutGetTop(node),
                yoga.YGNodeLayoutGetWidth(node),
                yoga.YGNodeLayoutGetHeight(node),
            )
            differences += [abs(ours - theirs) for ours, theirs in zip(rect, laid_out)]
        return max(differences)


class Tree:
    """All buttons below each other under one root, at two pixels a point."""

    def __init__(self, questions):
        self.config = yoga.YGConfigNew()
        yoga.YGConfigSetPointScaleFactor(self.config, 2)
        self.root = yoga.YGNodeNewWithConfig(self.config)
        self.buttons = [Button(question, self.config) for question in questions]
        yoga.YGNodeSetChildren(self.root, [button.row for button in self.buttons])

    def dirty(self):
        """Marks every node, without which Yoga would answer from its cache."""
        yoga.YGNodeMarkDirtyAndPropogateToDescendants(self.root)

    def lay_out(self):
        """Nanoseconds that one layout of the tree takes."""
        before = time.perf_counter_ns()
        yoga.YGNodeCalculateLayout(
            self.root, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR
        )
        return time.perf_counter_ns() - before

    def check_that_all_is_laid_out(self):
        nodes = [self.root]
        for button in self.buttons:
            nodes += [button.row, button.image, button.title]
        self.lay_out()
        for node in nodes:
            yoga.YGNodeSetHasNewLayout(node, False)
        self.dirty()
        self.lay_out()
        laid_out = sum(yoga.YGNodeGetHasNewLayout(node) for node in nodes)
        if laid_out < len(nodes):
            sys.exit(f"yoga.py: of {len(nodes)} nodes only {laid_out} were laid out anew.")


def compare(tree, answers):
    """Says how many buttons stand where `keycap layout` puts them; ends in failure when one does not."""
    compared = 0
    for number, (button, answer) in enumerate(zip(tree.buttons, answers, strict=True), 1):
        if "error" in answer:
            sys.exit(f"yoga.py: button {number} was not answered: {answer['error']}")
        difference = button.difference(answer)
        if difference is None:
            continue
        compared += 1
        if difference > 0.5:
            sys.exit(f"yoga.py: button {number} differs by {difference} points: {button.question}")
    return compared


def main():
    buttons, rounds = sys.argv[1], int(sys.argv[2])
    with open(buttons) as lines:
        tree = Tree([json.loads(line) for line in lines])
    tree.check_that_all_is_laid_out()
    result = {"rounds": []}
    if len(sys.argv) > 3:
        with open(sys.argv[3]) as lines:
            result["compared"] = compare(tree, [json.loads(line) for line in lines])
    for _ in range(rounds):
        tree.dirty()
        result["rounds"].append(tree.lay_out() / len(tree.buttons))
    result["unchanged"] = tree.lay_out() / len(tree.buttons)
    print(json.dumps(result))


main()
