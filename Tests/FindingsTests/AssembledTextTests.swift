import Testing

@testable import Findings

@Suite("A text put together")
struct AssembledTextTests {
    @Test("reads like an interpolated one", arguments: ["", "a", "é👩‍👧", "a name that is longer than fifteen bytes"])
    func sameAsInterpolated(_ name: String) {
        #expect(String(assembling: "'\(name)' on \(name): \(name)\(name)") == "'\(name)' on \(name): \(name)\(name)")
        #expect(String(assembling: "\(name)") == name)
    }

    @Test("may be a literal alone")
    func literal() { #expect(String(assembling: "nothing – at all") == "nothing – at all") }
}
