import SourceText
import Testing

@testable import ThemeModel

@Suite("The place of a token")
struct TokenPlaceTests {
    @Test func `A place is the same with and without the file's name for the token`() {
        let location = SourceLocation(file: "a.conf", line: 3, column: 8)
        let place = TokenPlace("palette.ansi.1", at: location)
        var named = place
        named.key = "color1"
        #expect(named == place)
        #expect(Set([place, named]).count == 1)
        #expect(named.name == "color1" && place.name == "palette.ansi.1")
        #expect(named != TokenPlace("palette.ansi.2", at: location))
    }
}
