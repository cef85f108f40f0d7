#include "TextPeers.h"

#include <hb-ot.h>
#include <hb.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

static hb_font_t *font;
static hb_buffer_t *buffer;
static double points_per_unit;
static PangoLayout *layout;

static bool open_harfbuzz(const char *file, double size) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(file);
  if (blob == NULL) return false;
  hb_face_t *face = hb_face_create(blob, 0);
  font = hb_font_create(face);
  hb_ot_font_set_funcs(font);
  int units = (int)hb_face_get_upem(face);
  hb_font_set_scale(font, units, units);
  hb_font_make_immutable(font);
  points_per_unit = size / units;
  buffer = hb_buffer_create();
  hb_face_destroy(face);
  hb_blob_destroy(blob);
  return true;
}

static void turn_hinting_off(FcPattern *pattern, gpointer unused) {
  (void)unused;
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

// A font map of its own, which holds this one font, so that nothing depends on what is installed.
static bool open_pango(const char *file, double size) {
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)file)) return false;
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), turn_hinting_off, NULL, NULL);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *description = pango_font_description_from_string("Noto Sans");
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  return true;
}

bool peers_open(const char *font_file, double point_size) {
  return open_harfbuzz(font_file, point_size) && open_pango(font_file, point_size);
}

double harfbuzz_width(const char *text, int bytes) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text, bytes, 0, bytes);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  unsigned count;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  long width = 0;
  for (unsigned index = 0; index < count; index++) width += positions[index].x_advance;
  return (double)width * points_per_unit;
}

double pango_width(const char *text, int bytes) {
  PangoRectangle logical;
  pango_layout_set_text(layout, text, bytes);
  pango_layout_get_extents(layout, NULL, &logical);
  return (double)logical.width / PANGO_SCALE;
}
