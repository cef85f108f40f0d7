"""What many rounds of one measurement amount to."""

import statistics


class Rounds:
    """Numbers of one unit, a round each: their least, their median and where the middle half lies."""

    def __init__(self, values):
        self.values = list(values)
        self.least = min(self.values)
        self.median = statistics.median(self.values)
        self.lower, _, self.upper = statistics.quantiles(self.values, n=4, method="inclusive")

    def over(self, other):
        """The ratios to another measurement whose rounds were taken in turns with these."""
        return Rounds(a / b for a, b in zip(self.values, other.values, strict=True))

    def times(self, other):
        """The ratio of the medians; its spread is that of the farthest quartiles."""
        ratio = Rounds([1, 1])
        ratio.median = self.median / other.median
        ratio.lower = self.lower / other.upper
        ratio.upper = self.upper / other.lower
        ratio.least = self.least / other.least
        return ratio

    def text(self, unit):
        return f"{number(self.median)} {unit} ({number(self.lower)}–{number(self.upper)})"

    def row(self):
        return f"{number(self.least)} | {number(self.median)} | {number(self.lower)}–{number(self.upper)}"


def number(value):
    """Three digits, which is more than the spread allows."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
