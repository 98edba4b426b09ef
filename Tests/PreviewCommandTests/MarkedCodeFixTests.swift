import TestSupport
import Testing

@Suite("A fix of an editor's theme with highlights")
struct MarkedCodeFixTests {
    private static let theme = """
        {
          "name": "Pale", "type": "light",
          "colors": {
            "editor.background": "#ffffff", "editor.foreground": "#222222",
            "editor.lineHighlightBackground": "#dddddd", "sideBar.background": "#ffffff",
            "sideBar.foreground": "#222222", "breadcrumb.foreground": "#999999"
          },
          "tokenColors": [
            { "scope": "comment", "settings": { "foreground": "#999999" } },
            { "scope": "string", "settings": { "foreground": "#cc7777" } }
          ]
        }
        """

    @Test func `A fix changes code though another colour is then the weakest on a highlight`()
        throws
    {
        let folder = try Program.folder(["themes/pale-color-theme.json": Self.theme])
        let outcome = try Program.run("fix", "--write", in: folder)
        #expect(!outcome.output.contains("stays as it is"), "\(outcome.output)")
        #expect(!outcome.output.contains("swapped"), "\(outcome.output)")
        let checked = try Program.run("check", "--format", "concise", in: folder)
        let rest = checked.output.split(separator: "\n").filter { $0.contains("error:") }
        #expect(rest.allSatisfy { $0.contains("editor.lineHighlightBackground") }, "\(rest)")
    }

    @Test func `A fix counts code on marks that it leaves, and exits with status 1`() throws {
        let folder = try Program.folder(["themes/pale-color-theme.json": Self.theme])
        let first = try Program.run("fix", "--write", in: folder)
        #expect(first.status == 1)
        #expect(
            first.output.contains("about code on marks left")
                || first.errors.contains("about code on marks left"),
            "\(first)"
        )
        let second = try Program.run("fix", in: folder)
        #expect(second.status == 1 && !second.output.contains("nothing to fix"))
    }
}
