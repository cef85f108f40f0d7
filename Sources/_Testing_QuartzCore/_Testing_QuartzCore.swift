// The toolchain may look for this module where a file imports both Testing and QuartzCore. Nothing is needed of it here.
