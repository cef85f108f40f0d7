/* librsvg 2.52: SVG assets. */
#ifndef KEYCAP_SVG_FUNCTIONS_H
#define KEYCAP_SVG_FUNCTIONS_H

#include <stddef.h>

#include "CairoFunctions.h"
#include "FunctionTable.h"

#ifndef RSVG_H
typedef struct _RsvgHandle RsvgHandle;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
#endif

/* Errors of GLib are asked for by NULL, which the library allows: yes or no is enough here. */
#define KEYCAP_SVG_FUNCTIONS(F)                                                                    \
  F(RsvgHandle *_Nullable, handle_new_from_data,                                                   \
    (const unsigned char *_Nonnull data, size_t length, void *_Nullable error))                    \
  F(int, handle_render_document,                                                                   \
    (RsvgHandle *_Nonnull, cairo_t *_Nonnull, const RsvgRectangle *_Nonnull viewport,              \
     void *_Nullable error))                                                                       \
  F(int, handle_get_intrinsic_size_in_pixels,                                                      \
    (RsvgHandle *_Nonnull, double *_Nullable width, double *_Nullable height))

struct keycap_svg {
  KEYCAP_SVG_FUNCTIONS(KEYCAP_MEMBER)
  void (*_Nonnull unref)(void *_Nonnull object);
};

/* librsvg, opened at the first call; NULL where it is not installed. Any thread may ask. */
const struct keycap_svg *_Nullable keycap_svg(void);

#endif
