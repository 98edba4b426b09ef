import ColorScience
import SourceText
import Testing
import ThemeModel

@testable import ThemeFixes

@Suite("Roles that a fix writes anew")
struct WrittenRoleTests {
    private static func writing(_ role: String) -> ValueChange {
        let text = SourceLocation(file: "themes/sample.yml", line: 1, column: 36)
        return ValueChange(
            place: TokenPlace("colors.\(role)", at: text),
            old: DisplayColor(rgb: .white),
            new: DisplayColor(rgb: .white),
            isOfAlpha: false,
            isNew: true,
            alias: nil,
            deltaE: 0,
            fixed: [],
            heldBy: [],
            needs: []
        )
    }

    /// A hash of 20 bits once gave these two one place.
    @Test func `Each role that is written is a value of its own`() throws {
        let roles = ["on-alpha-link", "on-east-accent"]
        let sample = FixSample(
            "colors: { background: white, text: black, on-alpha-link: black, on-east-accent: black }"
        )
        let theme = try #require(sample.themes.first)
        let changed = theme.changed(by: roles.map(Self.writing), writesRoles: true)
        let places = roles.compactMap { changed.defaultMode.colors[$0]?.location }
        #expect(places.count == 2 && places[0] != places[1])
    }
}
