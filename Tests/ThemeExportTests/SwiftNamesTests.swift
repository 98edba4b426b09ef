import TestSupport
import Testing

@testable import ThemeExport

@Suite("A Swift identifier")
struct SwiftNamesTests {
    @Test(arguments: [
        ("text-muted", "textMuted"), ("Text_muted", "textMuted"), ("sky.500", "sky500"),
        ("500", "_500"),
        ("-x", "x"), ("default", "`default`"), ("in", "`in`"), ("self", "self_2"),
        ("init", "init_2"),
        ("Type", "type"), ("hash-value", "hashValue_2"), ("h1", "h1"), ("日本-light", "日本Light"),
        ("が", "が"),
        ("café-au-lait", "caféAuLait"), ("élan", "élan"), ("ǆ-ǆ", "ǆǅ"), ("", "unnamed"),
        ("🌊", "unnamed"),
        ("a🌊b", "aB"), ("\u{301}a", "_\u{301}a"), ("a\u{200B}b", "aB"), ("a b", "aB"), ("٣", "_٣"),
    ])
    func `A Swift identifier is made of the words of a name`(name: String, identifier: String) {
        var names = SwiftNames()
        #expect(names.identifier(for: name) == identifier)
    }

    @Test func `A Swift identifier is unique for every spelling`() {
        var names = SwiftNames(reserved: ["modes"])
        let made = [
            "text-muted", "text_muted", "textMuted", "text.muted", "modes", "é", "e\u{301}",
        ].map {
            names.identifier(for: $0)
        }
        #expect(
            made == [
                "textMuted", "textMuted_2", "textMuted_3", "textMuted_4", "modes_2", "é",
                "e\u{301}_2",
            ]
        )
    }

    @Test(.timeLimit(.minutes(10)))
    func `A Swift identifier is found at once among 50,000 equal names`() {
        var names = SwiftNames()
        let identifiers = (0..<50_000).map { number in
            let bits = String(number, radix: 2)
            return names.identifier(for: "a" + bits.map { $0 == "1" ? "-" : "_" }.joined() + "b")
        }
        #expect(Set(identifiers).count == 50_000)
        #expect(identifiers.last == "aB_50000")
    }

    @Test(arguments: ["AppTheme", "_Theme", "日本", "T1"])
    func `A valid type name is accepted`(name: String) throws {
        #expect(try "\(SwiftTypeName(name))" == name)
    }

    @Test(arguments: [
        "", "_", "1T", "a b", "Self", "class", "`x`", "A;B", "Color", "Themer", "String", "a-b",
        "a\n", "🌊",
        "A\u{200B}",
    ])
    func `A type name that means something else is refused`(name: String) {
        #expect(throws: UnusableTypeName.self) { try SwiftTypeName(name) }
    }
}
