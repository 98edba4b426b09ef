import ColorScience
import Findings
import Foundation
import SourceTrees
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A table for a format that nobody knows")
struct FormatGuessTests {
    private static let terminal =
        "[primary]\nbg = 101010\nfg = f0f0f0\n[normal]\n"
        + ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"].map {
            "\($0) = a0a0a0\n"
        }.joined()

    @Test(arguments: [
        (
            ##"{"ui":{"window":{"background":"#101010"},"fg":"#f0f0f0","list":["#123456"]},"size":12,"error":"#f00"}"##,
            "a.skin", 4, 3
        ),
        ("ui:\n  bg: 16,16,16\n  fg: 240,240,240\n  keyword: 1,2,3\n", "a.skin", 3, 3),
        (terminal, "a.ini", 10, 10),
    ])
    func `A drafted table reads the file that it was drafted from`(
        text: String,
        file: String,
        colors: Int,
        slots: Int
    ) throws {
        let guess = try #require(FormatGuess(Data(text.utf8), file: file))
        #expect(guess.count == (colors, slots))
        let (formats, findings) = FormatSet.read([("formats/mine.yml", guess.yaml)])
        #expect(findings == [], "\(guess.yaml)")
        let (documents, problems) = ThemeReader.read(
            ThemeSource("themes/\(file)", Data(text.utf8)),
            formats
        )
        #expect(problems.allSatisfy { $0.severity == .note }, "\(guess.yaml)")
        #expect(documents.map(\.format) == ["mine"], "\(guess.yaml)")
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(
            mode[.background]?.display.css == "#101010" && mode[.text]?.display.css == "#f0f0f0"
        )
    }

    @Test(arguments: ["", "a = 1", "{}", "[", "plain words\nand more", "\u{0}\u{1}"])
    func `A file without colours gets no drafted table`(text: String) {
        #expect(FormatGuess(Data(text.utf8), file: "a.skin") == nil)
    }

    @Test func `A drafted table stops at 500 colours`() throws {
        let text = "{" + (0..<20_000).map { "\"k\($0)\":\"#123456\"" }.joined(separator: ",") + "}"
        #expect(try #require(FormatGuess(Data(text.utf8), file: "a.json")).count.colors == 500)
    }

    @Test func `A project's table comes before the built-in ones, and may use their vocabularies`()
    {
        let table =
            "recognise: [background]\nvocabulary: terminal\ncontainer: lines\nending: CONF\nslots: { background: background }\n"
        let (formats, findings) = FormatSet.read([("formats/my kitty.yml", table)])
        #expect(
            findings == [] && formats.names.first == "my-kitty"
                && formats.names.count == FormatSet.builtIn.names.count + 1
        )
        let read = ThemeReader.read(
            ThemeSource("a.conf", Data("background #000\ncolor0 #000\ncolor7 #fff\n".utf8)),
            formats
        )
        #expect(read.documents.map(\.format) == ["my-kitty"])
        #expect(formats.descriptions.filter(\.isOwn).map(\.name) == ["my-kitty"])
        #expect(FormatSet.builtIn.mayBeTheme("a.skin") == false)
    }

    @Test(arguments: ["package.json", "tokens/package.json", "tokens/Cargo.toml", "a/LICENSE"])
    func `Files of package managers are no themes`(path: String) {
        #expect(!FormatSet.builtIn.mayBeTheme(path))
    }

    @Test
    func `A project's table that inherits has the parent's file, with the ending of the child's`()
        throws
    {
        let table =
            "recognise: [skin]\nvocabulary: terminal\ncontainer: toml\nending: Skin\n"
            + "inherits: parent\nslots: { background: background, text: foreground }\n"
        let (formats, problems) = FormatSet.read([("formats/skin.yml", table)])
        #expect(problems == [])
        let child = Data(
            "skin = 1\nparent = \"base\"\nforeground = \"#eeeeee\"\n".utf8
        )
        let parent = Data("skin = 1\nbackground = \"#101010\"\n".utf8)
        #expect(formats.references(in: child, file: "themes/child.skin") == ["themes/base.skin"])
        #expect(formats.references(in: child, file: "themes/child.SKIN") == ["themes/base.SKIN"])
        #expect(FormatSet.builtIn.references(in: child, file: "themes/child.skin") == [])
        let others = ["themes/base.skin": parent]
        let root = try formats.root(of: child, file: "themes/child.skin")
        let mapping = try #require(formats.tables.mappings.first)
        let parents = mapping.inherited(by: root, among: formats.otherFiles(others))
        #expect(parents.map { $0["background"]?.text } == ["#101010"])
    }
}
