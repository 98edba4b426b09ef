import SourceText
import Testing

@Suite("A table of text")
struct TextTableTests {
    @Test func `has cells below each other, and no blanks at the end`() {
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

    @Test func `counts the cells of a terminal, two for a wide character`() {
        let rows = [
            ["夜の海", "a"], ["e\u{301}", "b"], ["🌊", "c"], ["❤\u{FE0F}", "d"], ["ｱ…–", "e"],
        ]
        #expect(
            TextTable.lines(rows) == [
                "夜の海  a", "e\u{301}       b", "🌊      c", "❤\u{FE0F}      d", "ｱ…–     e",
            ]
        )
    }

    @Test func `may be empty`() {
        #expect(TextTable.lines([]) == [])
        #expect(TextTable.lines([[""]]) == [""])
    }
}
