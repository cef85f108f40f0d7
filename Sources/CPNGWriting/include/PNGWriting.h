/* libpng leaves by longjmp where it fails, which Swift does not survive: so it is called from C. */
#ifndef KEYCAP_PNG_WRITING_H
#define KEYCAP_PNG_WRITING_H

#include <stddef.h>
#include <stdint.h>

/* Writes rows of 8-bit pixels, RGBA or RGB, as a PNG at the fast end of zlib's levels: what a picture's flat areas
 * lose in size is little, and a whole second for a hundred pictures is not.
 *
 * Hands the bytes, allocated with malloc, to the caller; NULL where there is no memory for them. */
uint8_t *_Nullable keycap_png_write(
    const uint8_t *_Nonnull pixels, uint32_t width, uint32_t height, int has_alpha,
    size_t *_Nonnull size);

#endif
