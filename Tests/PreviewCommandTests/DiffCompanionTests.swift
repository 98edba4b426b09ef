import Foundation
import TestSupport
import Testing

/// A project whose configuration names a theme file, which needs files that it does not name.
struct ThemeWithCompanions: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The entries of `themes`.
    let themes: String
    let files: [String: String]
    /// A file whose colour changes, with the value and the new one.
    let change: (file: String, old: String, new: String)

    private static let core = ##"{ "ink": { "$type": "color", "$value": "#111111" } }"##
    private static let roles = ##"""
        { "color": { "$type": "color", "background": { "$value": "#ffffff" }, "text": { "$value": "{ink}" } } }
        """##

    static let all = [
        resolver, codeTheme, tokenFolder, tokenFiles, android, catalog, styleSheet, outside,
    ]

    private static let resolver = Self(
        testDescription: "a resolver",
        themes: "tokens/brand.resolver.json",
        files: [
            "tokens/brand.resolver.json": ##"""
            { "version": "2025.10", "sets": { "all": { "sources": [
              { "$ref": "parts/core.json" }, { "$ref": "parts/roles.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/all" }] }
            """##,
            "tokens/parts/core.json": core, "tokens/parts/roles.json": roles,
        ],
        change: ("tokens/parts/core.json", "#111111", "#777777")
    )

    private static let codeTheme = Self(
        testDescription: "a VS Code theme that includes another one, and that a third",
        themes: "editor/night-color-theme.json",
        files: [
            "editor/night-color-theme.json":
                ##"{ "include": "./parts/base.json", "colors": { "editor.background": "#000000" } }"##,
            "editor/parts/base.json":
                ##"{ "include": "../first.json", "colors": { "badge.background": "#222222" } }"##,
            "editor/first.json": ##"{ "colors": { "editor.foreground": "#eeeeee" } }"##,
        ],
        change: ("editor/first.json", "#eeeeee", "#555555")
    )

    private static let tokenFolder = Self(
        testDescription: "a folder of Tokens Studio",
        themes: "studio/$metadata.json",
        files: [
            "studio/$metadata.json": ##"{ "tokenSetOrder": ["core/ink", "roles"] }"##,
            "studio/core/ink.json": core, "studio/roles.json": roles,
        ],
        change: ("studio/core/ink.json", "#111111", "#777777")
    )

    private static let tokenFiles = Self(
        testDescription: "files of tokens that refer to each other",
        themes: "tokens",
        files: ["tokens/core.json": core, "tokens/deep/roles.json": roles],
        change: ("tokens/core.json", "#111111", "#777777")
    )

    private static let android = Self(
        testDescription: "colours of Android by night",
        themes: "res/values/colors.xml",
        files: [
            "res/values/colors.xml":
                "<resources><color name='background'>#fff</color><color name='text'>#111</color></resources>\n",
            "res/values-night/colors.xml":
                "<resources><color name='background'>#000</color><color name='text'>#eee</color></resources>\n",
        ],
        change: ("res/values-night/colors.xml", "#eee", "#444")
    )

    private static let catalog = Self(
        testDescription: "an asset catalog",
        themes: "art",
        files: [
            "art/Brand.xcassets/Contents.json": ##"{ "info": { "version": 1 } }"##,
            "art/Brand.xcassets/background.colorset/Contents.json": color("0xFF"),
            "art/Brand.xcassets/text.colorset/Contents.json": color("0x11"),
        ],
        change: ("art/Brand.xcassets/text.colorset/Contents.json", "0x11", "0x77")
    )

    private static let styleSheet = Self(
        testDescription: "a style sheet that imports another one",
        themes: "styles/main.css",
        files: [
            "styles/main.css": "@import './parts/ink.css';\n:root { --background: #ffffff; }\n",
            "styles/parts/ink.css": ":root { --text: #111111; }\n",
        ],
        change: ("styles/parts/ink.css", "#111111", "#777777")
    )

    private static let outside = Self(
        testDescription: "a theme outside the project, which includes another one",
        themes: "../shared/night.json",
        files: [
            "../shared/night.json":
                ##"{ "include": "./parts/base.json", "colors": { "editor.background": "#000000" } }"##,
            "../shared/parts/base.json": ##"{ "colors": { "editor.foreground": "#eeeeee" } }"##,
        ],
        change: ("../shared/parts/base.json", "#eeeeee", "#555555")
    )

    private static func color(_ value: String) -> String {
        ##"""
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "\##(value)", "green": "\##(value)", "blue": "\##(value)", "alpha": "1" } } }] }
        """##
    }
}

@Suite("diff of revisions whose themes have companions", .enabled(if: GitFolder.isThere))
struct DiffCompanionTests {
    private static func repository(_ theme: ThemeWithCompanions) throws -> GitFolder {
        var files = ["project/themepreview.yml": "themes: ['\(theme.themes)']\n"]
        for (path, text) in theme.files { files[place(of: path)] = text }
        let repository = try GitFolder(files)
        try repository.commit()
        return repository
    }

    /// The path of a project's file in the repository.
    private static func place(of path: String) -> String {
        path.hasPrefix("../") ? String(path.dropFirst(3)) : "project/\(path)"
    }

    @Test(arguments: ThemeWithCompanions.all)
    func `diff finds no difference to the revision of an untouched tree`(
        theme: ThemeWithCompanions
    ) throws {
        let repository = try Self.repository(theme)
        let project = repository.url.appending(path: "project")
        let listed = try Program.run("list", in: project)
        #expect(listed.status == 0, "\(listed.errors)")
        let outcome = try Program.run("diff", "HEAD", in: project)
        #expect(outcome.output == "no differences\n" && outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: ThemeWithCompanions.all)
    func `diff of two revisions sees a change of a companion`(
        theme: ThemeWithCompanions
    ) throws {
        let repository = try Self.repository(theme)
        let (file, old, new) = theme.change
        let text = try #require(theme.files[file]).replacing(old, with: new)
        try repository.commit([Self.place(of: file): text])
        let project = repository.url.appending(path: "project")
        let outcome = try Program.run("diff", "HEAD~1", "HEAD", in: project)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("newly failing  text"), "\(outcome.output)")
    }

    @Test func `diff follows no link of a companion out of the project`() throws {
        let repository = try Self.repository(ThemeWithCompanions.all[1])
        let base = repository.url.appending(path: "project/editor/parts/base.json")
        try FileManager.default.removeItem(at: base)
        try FileManager.default.createSymbolicLink(
            atPath: base.path(percentEncoded: false),
            withDestinationPath: "../../../secret.json"
        )
        try repository.commit([
            "secret.json": ##"{ "colors": { "editor.foreground": "#abcdef" } }"##
        ])
        let project = repository.url.appending(path: "project")
        let outcome = try Program.run("diff", "HEAD~1", "HEAD", in: project)
        #expect(!outcome.output.contains("#abcdef"), "\(outcome.output)")
        let unchanged = try Program.run("diff", "HEAD", in: project)
        #expect(unchanged.status == 0, "\(unchanged.output)\(unchanged.errors)")
    }
}
