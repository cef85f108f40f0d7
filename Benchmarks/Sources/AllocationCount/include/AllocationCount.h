#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this program asked for memory so far; -1 where nobody can count.
long allocation_count(void);

/// How many bytes this program holds of what it asked for; -1 where nobody can tell.
long allocated_bytes(void);

#endif
