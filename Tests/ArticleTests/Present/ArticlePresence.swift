/// Whether the article's Swift file is compiled into these tests.
let articleIsPresent = true
