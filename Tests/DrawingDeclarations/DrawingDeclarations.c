/* Compares the functions that are opened while running with the libraries' own headers: one that was declared
 * otherwise does not compile, and one of other numbers does not either. */
#include <cairo.h>
#include <cairo-pdf.h>
#include <fribidi.h>
#include <turbojpeg.h>

#include "CDrawing.h"

#pragma clang diagnostic error "-Wincompatible-function-pointer-types"

#define CAIRO(result, name, parameters) .name = cairo_##name,
#define JPEG(result, name, parameters) .name = tj##name,

/* FriBidi has enumerations where the table has numbers of the same size. */
_Static_assert(sizeof(FriBidiCharType) == 4 && sizeof(FriBidiBracketType) == 4, "FriBidi's types");
_Static_assert(sizeof(FriBidiLevel) == 1 && FRIBIDI_PAR_ON == 0x40, "FriBidi's numbers");

const struct keycap_cairo keycap_declared_cairo = {KEYCAP_CAIRO_FUNCTIONS(CAIRO)};
const struct keycap_jpeg keycap_declared_jpeg = {KEYCAP_JPEG_FUNCTIONS(JPEG)};

_Static_assert(CAIRO_FORMAT_ARGB32 == 0 && CAIRO_ANTIALIAS_BEST == 6, "formats");
_Static_assert(CAIRO_EXTEND_REPEAT == 1 && CAIRO_EXTEND_PAD == 3, "what is beyond a pattern");
_Static_assert(CAIRO_FILTER_GOOD == 1 && CAIRO_STATUS_WRITE_ERROR == 11, "filters and errors");
_Static_assert(CAIRO_OPERATOR_CLEAR == 0 && CAIRO_OPERATOR_OVER == 2, "operators");
_Static_assert(CAIRO_OPERATOR_ADD == 12 && CAIRO_OPERATOR_HSL_LUMINOSITY == 28, "operators");
_Static_assert(CAIRO_OPERATOR_HARD_LIGHT == 21 && CAIRO_OPERATOR_SOFT_LIGHT == 22, "operators");
_Static_assert(CAIRO_PDF_METADATA_CREATE_DATE == 5, "what a PDF says of itself");
_Static_assert(TJPF_RGB == 0 && TJPF_BGRA == 8 && TJSAMP_444 == 0, "TurboJPEG's numbers");
