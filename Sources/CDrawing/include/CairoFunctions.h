/* Cairo 1.16: what draws paths and images on pixels and into PDF. */
#ifndef KEYCAP_CAIRO_FUNCTIONS_H
#define KEYCAP_CAIRO_FUNCTIONS_H

#include "FunctionTable.h"

#ifndef CAIRO_H
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_matrix {
  double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;
#endif

/* Takes bytes of a document; answers 0, or 11 where they cannot be written. */
typedef unsigned int (*keycap_write_function)(
    void *_Nullable closure, const unsigned char *_Nonnull data, unsigned int length);

#define KEYCAP_CAIRO_FUNCTIONS(F)                                                                  \
  F(cairo_surface_t *_Nonnull, image_surface_create, (int format, int width, int height))          \
  F(cairo_surface_t *_Nonnull, image_surface_create_for_data,                                      \
    (unsigned char *_Nullable data, int format, int width, int height, int stride))                \
  F(unsigned char *_Nullable, image_surface_get_data, (cairo_surface_t *_Nonnull))                 \
  F(int, image_surface_get_stride, (cairo_surface_t *_Nonnull))                                    \
  F(cairo_surface_t *_Nonnull, pdf_surface_create_for_stream,                                      \
    (keycap_write_function _Nullable, void *_Nullable closure, double width, double height))       \
  F(void, pdf_surface_set_metadata,                                                                \
    (cairo_surface_t *_Nonnull, unsigned int metadata, const char *_Nonnull utf8))                 \
  F(void, pdf_surface_set_size, (cairo_surface_t *_Nonnull, double width, double height))          \
  F(void, surface_flush, (cairo_surface_t *_Nonnull))                                              \
  F(void, surface_mark_dirty, (cairo_surface_t *_Nonnull))                                         \
  F(void, surface_finish, (cairo_surface_t *_Nonnull))                                             \
  F(void, surface_destroy, (cairo_surface_t *_Nullable))                                           \
  F(unsigned int, surface_status, (cairo_surface_t *_Nonnull))                                     \
  F(cairo_t *_Nonnull, create, (cairo_surface_t *_Nonnull))                                        \
  F(void, destroy, (cairo_t *_Nullable))                                                           \
  F(unsigned int, status, (cairo_t *_Nonnull))                                                     \
  F(const char *_Nonnull, status_to_string, (unsigned int status))                                 \
  F(void, save, (cairo_t *_Nonnull))                                                               \
  F(void, restore, (cairo_t *_Nonnull))                                                            \
  F(void, show_page, (cairo_t *_Nonnull))                                                          \
  F(void, push_group, (cairo_t *_Nonnull))                                                         \
  F(cairo_pattern_t *_Nonnull, pop_group, (cairo_t *_Nonnull))                                     \
  F(void, transform, (cairo_t *_Nonnull, const cairo_matrix_t *_Nonnull))                          \
  F(void, scale, (cairo_t *_Nonnull, double x, double y))                                          \
  F(void, translate, (cairo_t *_Nonnull, double x, double y))                                      \
  F(void, new_path, (cairo_t *_Nonnull))                                                           \
  F(void, move_to, (cairo_t *_Nonnull, double x, double y))                                        \
  F(void, line_to, (cairo_t *_Nonnull, double x, double y))                                        \
  F(void, curve_to,                                                                                \
    (cairo_t *_Nonnull, double x1, double y1, double x2, double y2, double x3, double y3))         \
  F(void, close_path, (cairo_t *_Nonnull))                                                         \
  F(void, rectangle, (cairo_t *_Nonnull, double x, double y, double width, double height))         \
  F(void, clip, (cairo_t *_Nonnull))                                                               \
  F(void, fill, (cairo_t *_Nonnull))                                                               \
  F(void, stroke, (cairo_t *_Nonnull))                                                             \
  F(void, paint, (cairo_t *_Nonnull))                                                              \
  F(void, paint_with_alpha, (cairo_t *_Nonnull, double alpha))                                     \
  F(void, mask, (cairo_t *_Nonnull, cairo_pattern_t *_Nonnull))                                    \
  F(void, set_antialias, (cairo_t *_Nonnull, unsigned int antialias))                              \
  F(void, set_operator, (cairo_t *_Nonnull, unsigned int op))                                      \
  F(void, set_fill_rule, (cairo_t *_Nonnull, unsigned int rule))                                   \
  F(void, set_line_width, (cairo_t *_Nonnull, double width))                                       \
  F(void, set_line_cap, (cairo_t *_Nonnull, unsigned int cap))                                     \
  F(void, set_line_join, (cairo_t *_Nonnull, unsigned int join))                                   \
  F(void, set_miter_limit, (cairo_t *_Nonnull, double limit))                                      \
  F(void, set_dash,                                                                                \
    (cairo_t *_Nonnull, const double *_Nullable dashes, int count, double offset))                 \
  F(void, set_source, (cairo_t *_Nonnull, cairo_pattern_t *_Nonnull))                              \
  F(void, set_source_rgba, (cairo_t *_Nonnull, double red, double green, double blue, double alpha)) \
  F(void, set_source_surface, (cairo_t *_Nonnull, cairo_surface_t *_Nonnull, double x, double y))  \
  F(cairo_pattern_t *_Nonnull, pattern_create_for_surface, (cairo_surface_t *_Nonnull))            \
  F(cairo_pattern_t *_Nonnull, pattern_create_linear,                                              \
    (double x0, double y0, double x1, double y1))                                                  \
  F(cairo_pattern_t *_Nonnull, pattern_create_radial,                                              \
    (double x0, double y0, double r0, double x1, double y1, double r1))                            \
  F(void, pattern_add_color_stop_rgba,                                                             \
    (cairo_pattern_t *_Nonnull, double offset, double red, double green, double blue, double alpha)) \
  F(void, pattern_set_extend, (cairo_pattern_t *_Nonnull, unsigned int extend))                    \
  F(void, pattern_set_filter, (cairo_pattern_t *_Nonnull, unsigned int filter))                    \
  F(void, pattern_set_matrix, (cairo_pattern_t *_Nonnull, const cairo_matrix_t *_Nonnull))         \
  F(void, pattern_destroy, (cairo_pattern_t *_Nullable))

struct keycap_cairo {
  KEYCAP_CAIRO_FUNCTIONS(KEYCAP_MEMBER)
};

/* Cairo, opened at the first call; NULL where it is not installed. Any thread may ask. */
const struct keycap_cairo *_Nullable keycap_cairo(void);

#endif
