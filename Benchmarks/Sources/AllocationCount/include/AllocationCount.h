#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this program asked for memory so far; -1 where nobody can count.
long allocation_count(void);

#endif
