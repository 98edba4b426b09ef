import Testing
import ThemeModel

@Suite("A table")
struct TableTests {
    @Test func `A table keeps the order in which names first came`() {
        var table: Table<Int> = ["b": 1, "a": 2]
        table["c"] = 3
        table["b"] = 4
        #expect(table.names == ["b", "a", "c"])
        #expect(table.map(\.value) == [4, 2, 3])
        #expect(table["z"] == nil)
    }

    @Test func `A table forgets a name set to nil, and appends it when it comes again`() {
        var table: Table<Int> = ["b": 1, "a": 2]
        table["b"] = nil
        #expect(table.count == 1)
        table["missing"] = nil
        table["b"] = 3
        #expect(table.names == ["a", "b"])
    }

    @Test func `A table changes a value in place, and a missing one from a default`() {
        var table: Table<[Int]> = ["a": [1]]
        table["a", default: []].append(2)
        table["b", default: [3]].append(4)
        #expect(table == ["a": [1, 2], "b": [3, 4]])
        #expect(table["c", default: [5]] == [5] && table["c"] == nil)
    }

    @Test func `A table merges another one after its own names`() {
        var table: Table<Int> = ["a": 1, "b": 2]
        table.merge(["c": 3, "b": 10])
        #expect(table == ["a": 1, "b": 10, "c": 3])
        table.merge(["a": 5]) { $0 + $1 }
        #expect(table["a"] == 6)
    }

    @Test func `Tables with another order are not equal`() {
        #expect(["a": 1, "b": 2] as Table<Int> != ["b": 2, "a": 1])
    }

    @Test func `A table without names is empty`() {
        #expect(Table<Int>().isEmpty)
        #expect(!(["a": 1] as Table<Int>).isEmpty)
    }
}

@Suite("A slug")
struct SlugTests {
    @Test(arguments: [
        ("Rosé Pine", "rose-pine"), ("Rose\u{301} Pine", "rose-pine"), ("harbor", "harbor"),
        ("Solarized  Dark!", "solarized-dark"),
        ("  --x--  ", "x"), ("3024", "3024"), ("Ünïcödé_Ångström", "unicode-angstrom"),
        ("a/../b", "a-b"),
        ("日本", "theme"), ("", "theme"), ("…", "theme"), ("</style>", "style"), ("I\u{307}", "i"),
    ])
    func `A slug is lower-case ASCII with words joined by hyphens`(name: String, expected: String) {
        #expect(slug(name, fallback: "theme") == expected)
    }

    @Test func `A slug of nothing is its fallback`() {
        #expect(slug("!!", fallback: "section") == "section")
    }
}

@Suite("The id of a theme")
struct ThemeIDTests {
    @Test(arguments: [
        ("Rosé Pine", "rose-pine"), ("3024", "3024"), ("", "theme"), ("…", "theme"), ("🌙", "theme"),
        ("</style>", "style"),
        ("日本", "日本"), ("夜 の 海", "夜-の-海"), ("Ночь", "ночь"), ("Χάος", "χάος"), ("हिंदी", "हिंदी"),
        ("٣٤", "٣٤"),
        ("か\u{3099}", "が"), ("が", "が"), ("か", "か"), ("한국", "한국"), ("Bjørn", "bjørn"),
        ("Straße", "straße"),
        ("\u{301}x", "x"), ("\u{3164}", "theme"), ("a\u{202E}b\u{200B}c", "a-b-c"),
        ("日/../本\\\u{0}", "日-本"),
        ("日\"]*{x:y}", "日-x-y"),
    ])
    func `A theme's id keeps letters and digits of every script, composed`(
        name: String,
        expected: String
    ) {
        #expect(ThemeID.make(from: name).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func `An id made from an id stays the same`() {
        for name in ["Rosé Pine", "か\u{3099}", "İ", "ǅ", "ẞ", "Å", "हिंदी", "한국"] {
            let id = ThemeID.make(from: name)
            #expect(
                ThemeID.make(from: id).unicodeScalars.elementsEqual(id.unicodeScalars),
                "\(name)"
            )
        }
    }
}

@Suite("A token's name")
struct TokenNameTests {
    @Test(arguments: [
        "ink", "sky.500", "a.b.c", "Text-Muted_2", "0", String(repeating: "a", count: 128),
    ])
    func `A token's name is made of letters, digits, hyphens and underscores`(name: String) {
        #expect(TokenName.isValid(name))
    }

    @Test(arguments: [
        "", ".", "a.", ".a", "a..b", "a b", "é", "a;b", "a{b", "a\n", "a\u{301}",
        String(repeating: "a", count: 129),
    ])
    func `A text that could leave a custom property is no token's name`(name: String) {
        #expect(!TokenName.isValid(name))
    }

    @Test func `A token's name has hyphens for dots in CSS`() {
        #expect(TokenName.css("sky.500") == "sky-500")
    }
}

@Suite("A calendar date")
struct CalendarDateTests {
    @Test(arguments: ["2027-01-01", "2024-02-29", "2000-02-29", "0001-12-31", "9999-12-31"])
    func `A calendar date is read and written alike`(text: String) throws {
        let date = try #require(CalendarDate(parsing: text))
        #expect(date.description == text)
    }

    @Test(arguments: [
        "", "2027", "2027-1-1", "2027-13-01", "2027-00-01", "2027-04-31", "2023-02-29",
        "1900-02-29", "0000-01-01",
        "2027-01-01T00:00", "tomorrow", "+027-01-01", "2027-+1-01", "27-01-2027", "2027/01/01",
    ])
    func `A day that the calendar lacks is no calendar date`(text: String) {
        #expect(CalendarDate(parsing: text) == nil)
    }

    @Test func `Calendar dates are ordered by day`() throws {
        let days = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].compactMap(
            CalendarDate.init(parsing:)
        )
        #expect(days.reversed().sorted() == days)
    }
}
