/* FriBidi 1.0: Unicode's bidirectional algorithm (UAX #9). */
#ifndef KEYCAP_BIDI_FUNCTIONS_H
#define KEYCAP_BIDI_FUNCTIONS_H

#include <stdint.h>

#include "FunctionTable.h"

#define KEYCAP_BIDI_FUNCTIONS(F)                                                                   \
  F(void, get_bidi_types, (const uint32_t *_Nonnull text, int length, uint32_t *_Nonnull types))   \
  F(void, get_bracket_types,                                                                       \
    (const uint32_t *_Nonnull text, int length, const uint32_t *_Nonnull types,                    \
     uint32_t *_Nonnull brackets))                                                                 \
  F(signed char, get_par_embedding_levels_ex,                                                      \
    (const uint32_t *_Nonnull types, const uint32_t *_Nullable brackets, int length,               \
     uint32_t *_Nonnull direction, signed char *_Nonnull levels))

struct keycap_bidi {
  KEYCAP_BIDI_FUNCTIONS(KEYCAP_MEMBER)
};

/* FriBidi, opened at the first call; NULL where it is not installed. Any thread may ask. */
const struct keycap_bidi *_Nullable keycap_bidi(void);

#endif
