#include "PNGWriting.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

struct output {
  uint8_t *bytes;
  size_t size, capacity;
};

static void append(png_structp png, png_bytep data, png_size_t length) {
  struct output *output = png_get_io_ptr(png);
  if (length > output->capacity - output->size) {
    size_t capacity = output->capacity * 2 > output->size + length ? output->capacity * 2
                                                                   : output->size + length;
    uint8_t *bytes = realloc(output->bytes, capacity);
    if (bytes == NULL) png_error(png, "there is no memory");
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->size, data, length);
  output->size += length;
}

static void flush(png_structp png) { (void)png; }

static void leave(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/* What changes after setjmp belongs to the caller: a variable of this function could come back as it was. */
static int write_rows(
    struct output *output, const uint8_t *pixels, uint32_t width, uint32_t height, int has_alpha) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, leave, ignore);
  if (png == NULL) return 0;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, output, append, flush);
  png_set_compression_level(png, 2);
  png_set_filter(png, 0, PNG_FILTER_UP);
  int color = has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(
      png, info, width, height, 8, color, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  size_t stride = (size_t)width * (has_alpha ? 4 : 3);
  for (uint32_t row = 0; row < height; row++) {
    png_write_row(png, (png_const_bytep)(pixels + row * stride));
  }
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}

uint8_t *keycap_png_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int has_alpha, size_t *size) {
  struct output output = {NULL, 0, 0};
  if (!write_rows(&output, pixels, width, height, has_alpha)) {
    free(output.bytes);
    return NULL;
  }
  *size = output.size;
  return output.bytes;
}
