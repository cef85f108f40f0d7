/* TurboJPEG 2: JPEG in one call each way; unlike libjpeg it never leaves by longjmp. */
#ifndef KEYCAP_JPEG_FUNCTIONS_H
#define KEYCAP_JPEG_FUNCTIONS_H

#include "FunctionTable.h"

#define KEYCAP_JPEG_FUNCTIONS(F)                                                                   \
  F(void *_Nullable, InitDecompress, (void))                                                       \
  F(void *_Nullable, InitCompress, (void))                                                         \
  F(int, DecompressHeader3,                                                                        \
    (void *_Nonnull handle, const unsigned char *_Nullable bytes, unsigned long size,              \
     int *_Nonnull width, int *_Nonnull height, int *_Nonnull subsampling, int *_Nonnull colors))  \
  F(int, Decompress2,                                                                              \
    (void *_Nonnull handle, const unsigned char *_Nullable bytes, unsigned long size,              \
     unsigned char *_Nullable pixels, int width, int pitch, int height, int format, int flags))    \
  F(int, Compress2,                                                                                \
    (void *_Nonnull handle, const unsigned char *_Nullable pixels, int width, int pitch,           \
     int height, int format, unsigned char *_Nullable *_Nonnull bytes,                             \
     unsigned long *_Nonnull size, int subsampling, int quality, int flags))                       \
  F(int, GetErrorCode, (void *_Nullable handle))                                                   \
  F(int, Destroy, (void *_Nullable handle))                                                        \
  F(void, Free, (unsigned char *_Nullable bytes))

struct keycap_jpeg {
  KEYCAP_JPEG_FUNCTIONS(KEYCAP_MEMBER)
};

/* TurboJPEG, opened at the first call; NULL where it is not installed. Any thread may ask. */
const struct keycap_jpeg *_Nullable keycap_jpeg(void);

#endif
