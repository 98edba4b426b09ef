import Testing
import ThemeModel

@Suite("The natural order of texts")
struct NaturalOrderTests {
    @Test func `The natural order compares numbers by value at any place`() {
        let sorted = [
            "1", "brand", "brand-1", "brand-2", "brand-9-a", "brand-10", "brand-10-b2",
            "brand-10-b11", "brands", "é",
        ]
        #expect(sorted.reversed().sorted { $0.naturallyPrecedes($1) } == sorted)
    }

    @Test
    func `The natural order is total, also for texts that differ only in zeros`() {
        let texts = [
            "a1", "a01", "a1b", "a01b", "a", "", "0", "00", "a99999999999999999999999",
            "a100000000000000000000000",
        ]
        for left in texts {
            for right in texts {
                let isBefore = left.naturallyPrecedes(right)
                #expect(
                    (left == right) == (!isBefore && !right.naturallyPrecedes(left)),
                    "\(left), \(right)"
                )
                #expect(!(isBefore && right.naturallyPrecedes(left)), "\(left), \(right)")
            }
        }
        #expect("a99999999999999999999999".naturallyPrecedes("a100000000000000000000000"))
    }
}
