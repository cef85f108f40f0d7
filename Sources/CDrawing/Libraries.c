#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#include "CDrawing.h"

/* Where libraries stand: by name where the system's linker knows them, by path in Homebrew's folders. */
static void *open_library(const char *const *names) {
  for (; *names != NULL; names++) {
    void *library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) return library;
  }
  return NULL;
}

#ifdef __APPLE__
#define NAMES(linux, mac) {mac, "/opt/homebrew/lib/" mac, "/usr/local/lib/" mac, NULL}
#else
#define NAMES(linux, mac) {linux, NULL}
#endif

/* A table with all of its functions or none: an older library without one of them is as good as absent. */
#define LIBRARY(table, linux, mac, functions, find)                                                \
  static struct keycap_##table table##_functions;                                                  \
  static int table##_is_whole = 0;                                                                 \
  static void open_##table(void) {                                                                 \
    static const char *const names[] = NAMES(linux, mac);                                          \
    void *library = open_library(names);                                                           \
    if (library == NULL) return;                                                                   \
    functions(find) table##_is_whole = 1;                                                          \
  }                                                                                                \
  const struct keycap_##table *keycap_##table(void) {                                              \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                                \
    pthread_once(&once, open_##table);                                                             \
    return table##_is_whole ? &table##_functions : NULL;                                           \
  }

#define FIND(table, member, symbol)                                                                \
  *(void **)&table##_functions.member = dlsym(library, symbol);                                    \
  if (*(void **)&table##_functions.member == NULL) return;

#define FIND_CAIRO(result, name, parameters) FIND(cairo, name, "cairo_" #name)
#define FIND_BIDI(result, name, parameters) FIND(bidi, name, "fribidi_" #name)
#define FIND_JPEG(result, name, parameters) FIND(jpeg, name, "tj" #name)
#define FIND_SVG(result, name, parameters) FIND(svg, name, "rsvg_" #name)
#define SVG_FUNCTIONS(F) KEYCAP_SVG_FUNCTIONS(F) FIND(svg, unref, "g_object_unref")

LIBRARY(cairo, "libcairo.so.2", "libcairo.2.dylib", KEYCAP_CAIRO_FUNCTIONS, FIND_CAIRO)
LIBRARY(bidi, "libfribidi.so.0", "libfribidi.0.dylib", KEYCAP_BIDI_FUNCTIONS, FIND_BIDI)
LIBRARY(jpeg, "libturbojpeg.so.0", "libturbojpeg.0.dylib", KEYCAP_JPEG_FUNCTIONS, FIND_JPEG)
LIBRARY(svg, "librsvg-2.so.2", "librsvg-2.2.dylib", SVG_FUNCTIONS, FIND_SVG)
