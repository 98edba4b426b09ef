import ColorScience
import Findings
import Testing
import ThemeModel

@Suite("A theme of many values")
struct ThemeSizeTests {
    private static func document(_ id: String = "many", colors: Int = 0, modes: Int = 0) throws
        -> ThemeDocument
    {
        var document = ThemeDocument(id: id)
        document.appearance[.background] = try ColorExpression(parsing: "white")
        document.appearance[.text] = try ColorExpression(parsing: "black")
        let color = try Located(ColorExpression(parsing: "#123456"))
        for number in 0..<colors { document.appearance.palette["c\(number)"] = color }
        for number in 0..<modes { document.modes["m\(number)"] = Appearance() }
        return document
    }

    private static func expectRefused(_ document: ThemeDocument) {
        let (theme, findings) = document.resolve()
        #expect(theme == nil)
        #expect(findings.map(\.rule) == [.unreadableFile])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.theme == document.id)
    }

    @Test func `A theme the size of a large design system is resolved`() throws {
        let theme = try #require(try Self.document(colors: 4_000, modes: 23).resolve().theme)
        #expect(theme.modes.count == 24)
    }

    @Test(arguments: [(10_000, 1_000), (0, 10_000), (120_000, 0)])
    func `A theme of too many values is refused before it exhausts memory`(colors: Int, modes: Int)
        throws
    {
        let document = try Self.document(colors: colors, modes: modes)
        Self.expectRefused(document)
    }

    @Test func `A theme with many modes over a base with many colours is refused`() throws {
        var child = try Self.document("child", modes: 1_000)
        child.base = Located("base")
        let (documents, _) = ThemeInheritance.flatten([
            try Self.document("base", colors: 10_000), child,
        ])
        #expect(documents[0].resolve().theme != nil)
        Self.expectRefused(documents[1])
    }

    @Test func `A colour that a mode changes counts once towards the limit`() throws {
        var document = try Self.document(colors: 4_000, modes: 23)
        for name in document.modes.names {
            document.modes[name]?.palette = document.appearance.palette
        }
        #expect(document.resolve().theme != nil)
    }
}
