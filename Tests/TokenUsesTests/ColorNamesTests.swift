import Testing

@testable import TokenUses

@Suite("The names of tokens in a text")
struct ColorNamesTests {
    private static let names = ["ink", "text.muted", "--color-brand", "--line"]

    @Test(arguments: [
        ("bg-ink", true), ("hover:text-text-muted/60", true), ("border-x-brand", true),
        ("bg-[var(--color-brand)]", true), ("fill-(--line)", true), ("style=\"top:--line\"", true),
        ("<!-- pair: ink on page -->", true), ("big-ink", false), ("bg-inks", false),
        ("a-ink card-brand", false), ("--brand-2", false), ("bg-sm ink", false),
    ])
    func `A token occurs in a text with a class, a property or a comment of its name`(
        text: String,
        occurs: Bool
    ) {
        let colors = ColorNames(Self.names)
        #expect(colors.mayOccur(in: Array("<p class=\"\(text)\">".utf8)[...]) == occurs)
    }

    @Test(arguments: ["a%b", "--a.b", String(repeating: "long", count: 50)])
    func `A token that cannot be looked for may occur in any text`(name: String) {
        #expect(ColorNames([name]).mayOccur(in: Array("<p>".utf8)[...]))
    }

    @Test func `A name with a blank is in no class`() {
        #expect(!ColorNames(["Deep Blue"]).mayOccur(in: Array("bg-Deep Blue".utf8)[...]))
    }
}
