import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Files of tokens that refer to each other")
struct JoinedTokensTests {
    private static let gray =
        ##"{ "gray": { "$type": "color", "0": { "$value": "#ffffff" }, "9": { "$value": "#111111" } } }"##

    private static func roles(_ background: String, _ text: String) -> String {
        ##"""
        { "color": { "$type": "color", "background": { "$value": "{gray.\##(background)}" },
          "text": { "$value": "{gray.\##(text)}" } } }
        """##
    }

    private static func sets(_ files: [String: String]) -> [[String]] {
        FormatSet.builtIn.sets(
            of: files.map { ($0.key, Data($0.value.utf8)) },
            as: .tokenFiles
        )
    }

    private static func read(_ files: [String: String]) throws -> ReadThemes {
        let names = try #require(sets(files).first)
        let others = names.dropFirst().map { ($0, Data((files[$0] ?? "").utf8)) }
        return ThemeReader.read(
            ThemeSource(
                names[0],
                Data((files[names[0]] ?? "").utf8),
                kind: .together("tokens"),
                others: Dictionary(uniqueKeysWithValues: others)
            )
        )
    }

    @Test(arguments: [
        ("tokens/color/sky.json", "sky", true), ("tokens/color/sky.json", "color", false),
        ("tokens/brand/sky.json", "sky", false),
    ])
    func `Colours beside the files of a system belong to it if they have names of their own`(
        file: String,
        group: String,
        isPart: Bool
    ) {
        let sets = Self.sets([
            "tokens/color/gray.json": Self.gray, "tokens/theme/roles.json": Self.roles("0", "9"),
            file: ##"{ "\##(group)": { "$type": "color", "text": { "$value": "#0088ff" } } }"##,
        ])
        #expect(sets.count == 1 && sets.first?.contains(file) == isPart, "\(sets)")
    }

    @Test func `Colours beside the files of two systems belong to neither`() {
        func tokens(_ name: String, _ value: String) -> String {
            ##"{ "\##(name)": { "$type": "color", "$value": "\##(value)" } }"##
        }
        let sets = Self.sets([
            "a/a-ink.json": tokens("a-ink", "#111"), "shared/a.json": tokens("a", "{a-ink}"),
            "b/b-ink.json": tokens("b-ink", "#222"), "shared/b.json": tokens("b", "{b-ink}"),
            "shared/sky.json": tokens("sky", "#08f"),
        ])
        #expect(
            Set(sets) == [["a/a-ink.json", "shared/a.json"], ["b/b-ink.json", "shared/b.json"]]
        )
    }

    @Test func `Colours that a file of a mode has once more belong to its system`() throws {
        let dark = ##"{ "sky": { "$type": "color", "text": { "$value": "{gray.0}" } } }"##
        let files = [
            "tokens/color/gray.json": Self.gray, "tokens/themes/dark.json": dark,
            "tokens/color/sky.json": dark.replacing("{gray.0}", with: "#0088ff"),
        ]
        #expect(Self.sets(files).map(\.count) == [3])
        let (documents, _) = try Self.read(files)
        #expect(documents.map(\.modes.count) == [1])
    }

    @Test func `Colours that a mode changes are of its system, and sizes make no second theme`() {
        let sky = ##"{ "sky": { "$type": "color", "text": { "$value": "#0088ff" } } }"##
        let size = ##"{ "size": { "$type": "dimension", "a": { "$value": "1px" } } }"##
        let files = [
            "t/color/gray.json": Self.gray, "t/part/roles.json": Self.roles("0", "9"),
            "t/modes/dark.json": sky.replacing("#0088ff", with: "{gray.0}"),
            "t/brand/sky.json": sky, "t/a/size.json": size,
            "t/b/space.json": size.replacing("size", with: "space")
                .replacing("1px", with: "{size.a}"),
        ]
        #expect(Self.sets(files) == [files.keys.sorted()])
    }

    @Test func `Two systems below one folder that share no name are one theme`() {
        let fill = ##"{ "fill": { "$type": "color", "on": { "$value": "{blue.9}" } } }"##
        let sets = Self.sets([
            "tokens/color/gray.json": Self.gray, "tokens/theme/roles.json": Self.roles("0", "9"),
            "tokens/hue/blue.json": Self.gray.replacing("gray", with: "blue"),
            "tokens/part/fill.json": fill,
        ])
        #expect(sets.map(\.count) == [4], "\(sets)")
    }

    @Test func `A mistake in a file that all modes share is told once`() throws {
        let shared = Self.gray.dropLast() + ##", "a": { "$type": "number", "$value": "1" } }"##
        let (documents, findings) = try Self.read([
            "themes/light/roles.json": Self.roles("0", "9"),
            "themes/dark/roles.json": Self.roles("9", "0"), "themes/gray.json": String(shared),
        ])
        #expect(documents.first?.modes.count == 1)
        #expect(findings.count { $0.message.contains("is no number") } == 1, "\(findings)")
    }

    @Test func `Token files that refer to each other are one theme, named after their folder`()
        throws
    {
        let (documents, findings) = try Self.read([
            "themes/sea/roles.json": Self.roles("0", "9"), "themes/sea/base/gray.json": Self.gray,
        ])
        #expect(findings == [] && documents.map(\.id) == ["sea"])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(
            mode[.text]?.display.css == "#111111" && mode[.text]?.alias?.path == "palette.gray.9"
        )
        #expect(mode.palette["gray.9"]?.location?.file == "themes/sea/base/gray.json")
    }

    @Test(arguments: [
        ["a/light.json": "0 9", "a/dark.json": "9 0"],
        ["a/light/roles.json": "0 9", "a/dark/roles.json": "9 0"],
        ["a/roles-light.json": "0 9", "a/roles-dark.json": "9 0"],
        ["a/roles.json": "0 9", "a/roles.dark.json": "9 0"],
    ])
    func `Token files whose names differ only in light and dark are modes`(roles: [String: String])
        throws
    {
        let files = roles.mapValues { value in
            let parts = value.split(separator: " ").map(String.init)
            return Self.roles(parts[0], parts[1])
        }
        let (documents, findings) = try Self.read(files.merging(["a/gray.json": Self.gray]) { $1 })
        #expect(findings == [] && documents.count == 1)
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.scheme) == [.light, .dark])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#111111"])
    }

    @Test func `Token files of Spectrum have the modes of their sets`() throws {
        let (documents, findings) = try Self.read([
            "semantic.json": ##"""
            { "background": { "value": "{gray-50}" },
              "text": { "sets": { "light": { "value": "{gray-900}" }, "dark": { "value": "{gray-50}" } } } }
            """##,
            "palette.json": ##"""
            { "gray-50": { "sets": { "light": { "value": "#fafafa" }, "dark": { "value": "#1d1d1d" } } },
              "gray-900": { "value": "#000000" } }
            """##,
        ])
        #expect(findings == [] && documents.map(\.id) == ["tokens"])
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map { $0[.background]?.display.css } == ["#fafafa", "#1d1d1d"])
    }

    @Test func `A group's type holds for its tokens in other files`() throws {
        let (documents, findings) = try Self.read([
            "t/color.yml": "color:\n  $type: color\n  text: { $value: '{color.ink}' }\n",
            "t/ink.yaml":
                "color:\n  ink: { $value: '#123456' }\n  background: { _: { $value: '#ffffff' } }\n",
        ])
        #expect(findings == [])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(
            mode[.text]?.display.css == "#123456" && mode[.background]?.display.css == "#ffffff"
        )
    }

    @Test func `Token files are joined with the nearest files that their aliases lead to`() {
        let files = [
            "a/gray.json": Self.gray, "a/roles.json": Self.roles("0", "9"),
            "b/gray.json": Self.gray,
            "b/deep/roles.json": Self.roles("0", "9"), "alone.json": Self.gray,
            "torn.json": "{ \"value\": ",
            "ours.yml": "colors: { background: white, text: '{gray.9}' }\n",
            "ours.json":
                ##"{ "colors": { "background": "#fff", "text": "{gray.9}" }, "name": "value" }"##,
        ]
        #expect(
            Self.sets(files) == [
                ["a/gray.json", "a/roles.json"], ["b/deep/roles.json", "b/gray.json"],
            ]
        )
        #expect(Self.sets(["a.json": Self.gray, "b.json": Self.gray]) == [])
        #expect(Self.sets(["a.json": Self.roles("0", "9"), "b.json": Self.roles("0", "9")]) == [])
    }

    @Test func `Token files take along the lengths and fonts beside them`() {
        let sizes = ##"{ "size": { "font": { "small": { "value": "12px" } } } }"##
        let files = [
            "t/color/gray.json": Self.gray, "t/color/roles.json": Self.roles("0", "9"),
            "t/color/roles.dark.json": Self.roles("9", "0"), "t/size/font.json": sizes,
            "size.json": sizes,
        ]
        let names = files.keys.filter { $0 != "size.json" }.sorted()
        #expect(Self.sets(files) == [names])
        #expect(JoinedTokensReader.id(of: names) == "t")
    }

    @Test func `Token files without a colour are an error that says so`() {
        let text = ##"{ "font-size-100": { "value": "14px", "uuid": "x" } }"##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "typography.json")
        #expect(
            documents.isEmpty
                && findings.map(\.message) == ["the file has design tokens, and no colour"]
        )
    }
}

@Suite("The id of files of tokens that are one theme")
struct JoinedTokensIDTests {
    @Test(arguments: [
        (["themes/brand/core.json", "themes/brand/sea/dark.json"], "brand"),
        (["themes/a-core.json", "themes/a.json"], "a"),
        (["themes/color-aliases.json", "themes/layout.json"], "tokens"),
        (["core.json", "dark.json"], "tokens"),
    ])
    func `Joined token files get the id of their folder, or of their names' common part`(
        files: [String],
        id: String
    ) {
        #expect(JoinedTokensReader.id(of: files) == id)
    }
}
