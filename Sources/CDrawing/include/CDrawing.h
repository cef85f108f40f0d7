/* The libraries that draw, opened when something is drawn for the first time.
 *
 * A program that only asks where a button's parts stand should not wait until the linker has brought in a library
 * that draws. So nothing is linked: each library is a table of its functions, filled by dlopen and dlsym on first use.
 * The tests compare the declarations with the libraries' own headers. */
#ifndef KEYCAP_CDRAWING_H
#define KEYCAP_CDRAWING_H

#include "BidiFunctions.h"
#include "CairoFunctions.h"
#include "JPEGFunctions.h"
#include "SVGFunctions.h"

#endif
