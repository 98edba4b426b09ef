import Foundation
import TestSupport
import Testing

@Suite("Roles that colours have by guess")
struct GuessedRoleTests {
    private static func colors(text: String) -> String {
        """
        <resources><color name="md_theme_surface">#ffffff</color>
        <color name="md_theme_onSurface">\(text)</color>
        <color name="md_theme_outline">#606060</color></resources>
        """
    }

    private static func folder(text: String, _ configuration: String = "title: A\n") throws -> URL {
        try Program.folder([
            "themes/colors.xml": colors(text: text), "themepreview.yml": configuration,
        ])
    }

    @Test(arguments: ["#999999", "#000000"])
    func `A check that rests on guesses alone has not passed`(text: String) throws {
        let folder = try Self.folder(text: text)
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("nothing was judged for certain"), "\(outcome.output)")
        #expect(!outcome.output.contains("all passed"))
        #expect(try Program.run("check", "--require-coverage", in: folder).status == 1)
    }

    @Test func `A finding about a guessed role is a note that says how to confirm it`() throws {
        let folder = try Self.folder(text: "#999999")
        let output = try Program.run("check", "--verbose", in: folder).output
        #expect(output.contains("note: "), "\(output)")
        #expect(!output.contains("error: "), "\(output)")
        #expect(output.contains("'md_theme_surface' was taken for 'background' by guess"))
        let json = try Program.run("check", "--format", "json", in: folder).output
        #expect(json.contains("write 'background: md_theme_surface' under 'roles'"), "\(json)")
    }

    @Test func `A role that the project confirms is no guess`() throws {
        let roles = "roles: { background: md_theme_surface, text: md_theme_onSurface }\n"
        let outcome = try Program.run("check", in: Self.folder(text: "#999999", roles))
        #expect(outcome.status == 1, "\(outcome.output)")
        #expect(outcome.output.contains("'text' on 'background' has a contrast ratio of 2.84:1"))
    }

    @Test func `A pair that somebody asks for is no guess`() throws {
        let pairs = "contrast: { pairs: [text on background] }\n"
        let outcome = try Program.run("check", in: Self.folder(text: "#999999", pairs))
        #expect(outcome.status == 1, "\(outcome.output)")
    }
}
