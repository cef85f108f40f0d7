"""A sheet of buttons for everybody who draws: as questions for Keycap, and as a page for a browser."""

import json
import shutil

COLUMNS, COUNT = 10, 100
WIDTH, HEIGHT, IMAGE, MARGIN, CAPTION = 160, 44, 24, 12, 14
STYLE = (
    "body{margin:0;background:#fff}.b{position:absolute;box-sizing:border-box;border:.5px solid #999;"
    f"width:{WIDTH}px;height:{HEIGHT}px;display:flex;align-items:center;justify-content:center;"
    "font:15px Inter;color:#007aff}.b svg{flex:none}.c{position:absolute;font:9px Inter;color:#b2b2b2}"
)
BOX = (
    f'<svg width="{IMAGE}" height="{IMAGE}"><path d="M0 0H{IMAGE}V{IMAGE}H0Z" fill="#ebebeb"/>'
    f'<path d="M0 0L{IMAGE} {IMAGE}M{IMAGE} 0L0 {IMAGE}M.25 .25H{IMAGE - .25}V{IMAGE - .25}H.25Z"'
    ' fill="none" stroke="#808080" stroke-width=".5"/></svg>'
)


def questions():
    """One button a line, as `keycap draw` reads them."""
    lines = [
        json.dumps({"id": str(n), "size": [WIDTH, HEIGHT], "buttonType": "system",
                    "image": {"size": [IMAGE, IMAGE]}, "title": f"Checkout {n}"})
        for n in range(1, COUNT + 1)
    ]
    return "\n".join(lines) + "\n"


def page():
    """The same as a page, at the same places."""
    parts = []
    for n in range(COUNT):
        x = MARGIN + n % COLUMNS * (WIDTH + MARGIN)
        y = MARGIN + n // COLUMNS * (HEIGHT + CAPTION + MARGIN)
        parts.append(f'<div class="b" style="left:{x}px;top:{y}px">{BOX}Checkout {n + 1}</div>')
        parts.append(f'<div class="c" style="left:{x}px;top:{y + HEIGHT + 2}px">{n + 1}</div>')
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>" + "".join(parts)


def browser(folder, file):
    """The command that has Chromium draw the page; `None` where it is not installed."""
    chromium = shutil.which("chromium")
    if chromium is None:
        return None
    width = MARGIN + COLUMNS * (WIDTH + MARGIN)
    height = MARGIN + COUNT // COLUMNS * (HEIGHT + CAPTION + MARGIN)
    html = folder / "buttons.html"
    html.write_text(page())
    return [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-device-scale-factor=2", f"--window-size={width},{height}",
            f"--user-data-dir={folder / 'browser'}", f"--screenshot={file}", f"file://{html}"]
