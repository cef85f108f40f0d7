/// Filled by the reader.
enum Reserved {}
