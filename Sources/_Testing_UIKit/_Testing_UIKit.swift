// The toolchain looks for this module where a file imports both Testing and UIKit; on Apple's platforms it
// attaches pictures to tests. Nothing is needed of it here.
