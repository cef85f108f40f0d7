/* Nothing to call: that it compiles is the check. */
