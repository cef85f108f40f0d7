#ifndef KEYCAP_FUNCTION_TABLE_H
#define KEYCAP_FUNCTION_TABLE_H

/* A member of a table: what the function returns, its name behind the library's prefix, what it takes. */
#define KEYCAP_MEMBER(result, name, parameters) result(*_Nonnull name) parameters;

#endif
