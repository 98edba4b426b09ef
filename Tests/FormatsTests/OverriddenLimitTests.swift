import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("The limit of overridden declarations")
struct OverriddenLimitTests {
    @Test func `A sheet with more overridden colours than are listed says so`() {
        let names = (0..<1_001).map { "--c\($0)" }
        let hidden = names.map { "\($0): #111;" }.joined(separator: " ")
        let shown = names.map { "\($0): #222 !important;" }.joined(separator: " ")
        let css = """
            :root { --background: #fff; --text: #111; \(shown) }
            [data-theme="dark"] { --background: #000; --text: #fff; \(hidden) }
            """
        let read = ThemeReader.read(ThemeSource("themes/page.css", Data(css.utf8)))
        let found = read.findings.filter { $0.message.hasPrefix("colours that another rule") }
        #expect(found.map(\.severity) == [.warning], "\(read.findings.map(\.message))")
        #expect(found.first?.location?.line == 2)
    }
}
