import Testing

@testable import PreviewSite

@Suite("Which headings pages have")
struct HeadingTableTests {
    private var table: HeadingTable {
        var table = HeadingTable()
        table.add("a.md", HeadingTable.hashes(of: ["one", "two", "three"]))
        table.add("none.md", [])
        table.add("b.md", HeadingTable.hashes(of: ["four"]))
        return table
    }

    @Test("of a page that is known, it is known of every id whether there is one", arguments: ["one", "two", "three"])
    func known(_ id: String) {
        #expect(!table.lacks(id, on: "a.md"))
        #expect(table.lacks(id, on: "b.md") && table.lacks(id, on: "none.md"))
        #expect(table.lacks("\(id) ", on: "a.md"))
    }

    @Test("of a page that is not known, nothing is said to be missing")
    func unknown() {
        #expect(!table.knows("c.md") && !table.lacks("one", on: "c.md"))
        #expect(table.knows("none.md"))
    }

    @Test("an id of other bytes is another one, for so it is to a browser")
    func spelling() {
        var table = HeadingTable()
        table.add("a.md", HeadingTable.hashes(of: ["caf\u{E9}"]))
        #expect(!table.lacks("caf\u{E9}", on: "a.md"))
        #expect(table.lacks("cafe\u{301}", on: "a.md"))
    }
}
