"""Times whole processes from outside, as somebody sees them who types the command."""

import os
import sys
import time


def run(command, standard_input=os.devnull):
    """Runs a command, its output thrown away: milliseconds on the clock and on the processors."""
    elapsed, usage = spawn(command, standard_input)
    return elapsed * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def peak(command):
    """Runs a command: milliseconds on the clock, and the most memory that it held at once, in megabytes."""
    elapsed, usage = spawn(command, os.devnull)
    # Linux counts kilobytes, a Mac bytes.
    return elapsed * 1000, usage.ru_maxrss / (1000 if sys.platform != "darwin" else 1_000_000)


def spawn(command, standard_input):
    """Runs a command to its end: seconds on the clock, and what the system counted."""
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, standard_input, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
    ]
    before = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    elapsed = time.perf_counter() - before
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"'{' '.join(command[:3])} …' was expected to succeed; it ended with {code}.")
    return elapsed, usage


def in_turns(commands, rounds):
    """Runs all commands once a round, so that a busy moment of the machine meets them all.

    Answers a pair of lists for each command, clock and processors, after one round that only warms up.
    """
    clocks = [[] for _ in commands]
    processors = [[] for _ in commands]
    for turn in range(rounds + 1):
        for index, (command, standard_input) in enumerate(commands):
            elapsed, busy = run(command, standard_input)
            if turn > 0:
                clocks[index].append(elapsed)
                processors[index].append(busy)
    return list(zip(clocks, processors))
