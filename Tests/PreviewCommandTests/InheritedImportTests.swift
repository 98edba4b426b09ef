import Foundation
import TestSupport
import Testing

@Suite("Themes of other tools that inherit from a file beside them")
struct InheritedImportTests {
    private static let base = """
        "ui.background" = { bg = "#101010" }
        "ui.text" = "#eeeeee"
        "keyword" = "red"
        "function.macro" = "#999999"
        [palette]
        red = "#ff5555"
        """

    @Test func `A theme beside its base is converted with it`() throws {
        let child = "inherits = \"base_one\"\n\"string\" = \"red\"\n\"function.macro\" = \"red\"\n"
        let folder = try Program.folder(["base_one.toml": Self.base, "child.toml": child])
        let outcome = try Program.run("import", "child.toml", in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("#101010") && !outcome.output.contains("extends"))
        #expect(!outcome.output.contains("#999999"))
        let start = try Program.run("init", "p", "--from", "child.toml", in: folder)
        #expect(start.status == 0, "\(start.errors)")
        let check = try Program.run("check", "--project", "p", in: folder)
        #expect(check.status == 0 && check.output.contains("1 theme"), "\(check.output)")
    }

    @Test(arguments: ["import", "init"])
    func `A theme without its base is not converted, and the place is told`(verb: String) throws {
        let child = "\"string\" = \"#eeeeee\"\ninherits = \"nowhere\"\n"
        let folder = try Program.folder(["child.toml": child])
        let arguments =
            verb == "import" ? ["import", "child.toml"] : ["init", "p", "--from", "child.toml"]
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("child.toml:2:12: error: 'child' extends 'nowhere'"))
    }
}
