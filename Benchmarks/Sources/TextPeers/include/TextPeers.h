#ifndef TEXT_PEERS_H
#define TEXT_PEERS_H

#include <stdbool.h>

/// Opens a font for both peers, at a size in points; false when that fails. Not for several threads.
bool peers_open(const char *font_file, double point_size);

/// The width of a text in points, shaped by HarfBuzz alone into a buffer that is used again and again.
double harfbuzz_width(const char *text, int bytes);

/// The width of a text in points, set as the text of one Pango layout.
double pango_width(const char *text, int bytes);

#endif
