import Foundation
import TestSupport
import Testing

/// A theme of an editor in a file of its own, with a key that no role is read from.
struct EditorFile: Sendable, CustomTestStringConvertible {
    let format: String
    let name: String
    let exported: String
    let text: String

    var testDescription: String { format }

    static let all = [
        EditorFile(
            format: "vscode",
            name: "a.json",
            exported: "a-color-theme.json",
            text: ##"""
                { // by hand
                  "name": "A", "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff",
                    "scrollbar.shadow": "#111111" }, "tokenColors": [] }
                """##
        ),
        EditorFile(
            format: "helix",
            name: "a.toml",
            exported: "a.toml",
            text: ##"""
                # by hand
                "ui.background" = { bg = "#000000" }
                "ui.text" = "#ffffff"
                "ui.virtual.ruler" = { bg = "#111111" }
                """##
        ),
        EditorFile(
            format: "zed",
            name: "a.json",
            exported: "a.json",
            text: ##"""
                { "name": "A", "author": "b", "themes": [{ "name": "A", "appearance": "dark", "style": {
                    "editor.background": "#000000", "editor.foreground": "#ffffff",
                    "scrollbar.thumb.background": "#111111" } }] }
                """##
        ),
    ]
}

@Suite("Themes of editors that are exported to their own format")
struct KeptFileTests {
    private func exported(
        _ files: [String: String],
        to format: String,
        as name: String
    ) throws -> String {
        let folder = try Program.folder(files)
        let outcome = try Program.run("export", "--to", format, "-o", "out/", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let file = folder.appending(path: "out/\(name)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test(arguments: EditorFile.all)
    func `A theme in a file of its own is written as it was read`(_ file: EditorFile) throws {
        let files = ["themes/\(file.name)": file.text]
        #expect(try exported(files, to: file.format, as: file.exported) == file.text)
    }

    @Test func `A theme that another one lies below is written whole`() throws {
        let files = [
            "themes/a.json": #"{ "name": "A", "include": "b.json", "colors": {} }"#,
            "themes/b.json": ##"""
            { "name": "B", "colors": { "editor.background": "#000000", "editor.foreground": "#ffffff" },
              "tokenColors": [] }
            """##,
        ]
        let text = try exported(files, to: "vscode", as: "a-color-theme.json")
        #expect(text.contains("editor.background"))
    }

    @Test func `A theme that a file of our own changes has those changes`() throws {
        let files = [
            "themes/a.toml": EditorFile.all[1].text,
            "themes/brand.yml": "extends: a\ncolors: { text: '#abcdef' }\n",
        ]
        #expect(try exported(files, to: "helix", as: "brand.toml").contains("#abcdef"))
    }

    @Test func `Settings that lay colours over themes are written as a theme`() throws {
        let files = [
            "themes/settings.json": ##"""
            { "workbench.colorCustomizations": { "editor.background": "#000000", "editor.foreground": "#ffffff" } }
            """##
        ]
        let text = try exported(files, to: "vscode", as: "settings-color-theme.json")
        #expect(text.contains("tokenColors") && !text.contains("colorCustomizations"))
    }
}
