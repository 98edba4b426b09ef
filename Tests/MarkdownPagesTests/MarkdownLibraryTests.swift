import MarkdownPages
import Testing

@Suite("The library that reads Markdown")
struct MarkdownLibraryTests {
    @Test func `The Markdown library states its version, on which builds depend`() {
        let numbers = MarkdownLibrary.version.split(separator: ".").map { Int($0) }
        #expect(numbers.count == 3 && !numbers.contains(nil))
    }
}
