/* Draws the sheet of buttons that the benchmark has Keycap draw, as one would write it in C: Cairo for lines, Pango for
 * text, Cairo's own PNG.
 *
 *   DrawingPeer COUNT FILE.png */
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>

enum { COLUMNS = 10 };

static const double scale = 2, width = 160, height = 44, image = 24, margin = 12, caption = 14;

static void hair(cairo_t *cairo, double x, double y, double w, double h, double grey) {
  cairo_set_source_rgb(cairo, grey, grey, grey);
  cairo_set_line_width(cairo, 0.5);
  cairo_rectangle(cairo, x + 0.25, y + 0.25, w - 0.5, h - 0.5);
  cairo_stroke(cairo);
}

static void set_font(PangoLayout *layout, double size) {
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
}

static void draw_button(cairo_t *cairo, PangoLayout *layout, int number, double x, double y) {
  char text[32];
  snprintf(text, sizeof text, "Checkout %d", number);
  set_font(layout, 15);
  pango_layout_set_text(layout, text, -1);
  int title_width, title_height;
  pango_layout_get_size(layout, &title_width, &title_height);
  double title = (double)title_width / PANGO_SCALE, line = (double)title_height / PANGO_SCALE;
  double left = x + (width - image - title) / 2, top = y + (height - image) / 2;
  hair(cairo, x, y, width, height, 0.6);
  cairo_set_source_rgb(cairo, 0.92, 0.92, 0.92);
  cairo_rectangle(cairo, left, top, image, image);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 0.5, 0.5, 0.5);
  cairo_move_to(cairo, left, top);
  cairo_line_to(cairo, left + image, top + image);
  cairo_move_to(cairo, left + image, top);
  cairo_line_to(cairo, left, top + image);
  cairo_stroke(cairo);
  hair(cairo, left, top, image, image, 0.5);
  cairo_set_source_rgb(cairo, 0, 0.478, 1);
  cairo_move_to(cairo, left + image, y + (height - line) / 2);
  pango_cairo_show_layout(cairo, layout);
  snprintf(text, sizeof text, "%d", number);
  set_font(layout, 9);
  pango_layout_set_text(layout, text, -1);
  cairo_set_source_rgb(cairo, 0.7, 0.7, 0.7);
  cairo_move_to(cairo, x, y + height + 2);
  pango_cairo_show_layout(cairo, layout);
}

int main(int count, char **arguments) {
  if (count != 3 || atoi(arguments[1]) < 1) {
    fprintf(stderr, "DrawingPeer: expected a count and a file.\n");
    return 2;
  }
  int buttons = atoi(arguments[1]);
  int rows = (buttons + COLUMNS - 1) / COLUMNS;
  double w = margin + COLUMNS * (width + margin), h = margin + rows * (height + caption + margin);
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)ceil(w * scale), (int)ceil(h * scale));
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  for (int number = 0; number < buttons; number++) {
    draw_button(
        cairo, layout, number + 1, margin + number % COLUMNS * (width + margin),
        margin + number / COLUMNS * (height + caption + margin));
  }
  cairo_status_t status = cairo_surface_write_to_png(surface, arguments[2]);
  g_object_unref(layout);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}
