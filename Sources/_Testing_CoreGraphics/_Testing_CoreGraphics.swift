// The toolchain may look for this module where a file imports both Testing and CoreGraphics. Nothing is needed of it here.
