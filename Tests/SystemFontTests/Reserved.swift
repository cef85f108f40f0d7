import Testing

@testable import SystemFont
