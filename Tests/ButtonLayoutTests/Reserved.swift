import Testing

@testable import ButtonLayout
