import SourceText
import Testing

@Suite("A table of text")
struct TextTableTests {
    @Test func `A table of text aligns its cells and has no blanks at line ends`() {
        let rows = [["stage", "times", "slowest"], ["read", "12", ""], ["é", "3", "a b"]]
        #expect(
            TextTable.lines(rows) == ["stage  times  slowest", "read   12", "é      3      a b"]
        )
        #expect(
            TextTable.lines(rows, numbers: [1]) == [
                "stage  times  slowest", "read      12", "é          3  a b",
            ]
        )
    }

    @Test func `A table of text counts two columns for a wide character`() {
        let rows = [
            ["夜の海", "a"], ["e\u{301}", "b"], ["🌊", "c"], ["❤\u{FE0F}", "d"], ["ｱ…–", "e"],
        ]
        #expect(
            TextTable.lines(rows) == [
                "夜の海  a", "e\u{301}       b", "🌊      c", "❤\u{FE0F}      d", "ｱ…–     e",
            ]
        )
    }

    @Test func `A table of text may be empty`() {
        #expect(TextTable.lines([]) == [])
        #expect(TextTable.lines([[""]]) == [""])
    }
}
