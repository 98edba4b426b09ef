import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

@Suite("A template of an export")
struct TemplateTests {
    private static let scheme = """
        system: base16
        name: "Nörd's \\"own\\""
        author: "A & B"
        variant: dark
        palette:
        """
        + (0..<16).map { number in
            let digit = String(number, radix: 16).uppercased()
            return "\n  base0\(digit): \"\(String(repeating: digit, count: 6))\""
        }.joined()

    private static func theme(_ text: String, _ file: String = "own.yml") throws -> ExportedTheme {
        let read = ThemeReader.read(Data(text.utf8), file: file)
        let document = try #require(read.documents.first)
        return try #require(ExportedTheme.resolving(document).theme)
    }

    private static func folder(_ config: String, _ templates: KeyValuePairs<String, String>)
        throws -> TemplateFolder
    {
        var texts = ["config.yaml": config]
        for (name, text) in templates { texts["\(name).mustache"] = text }
        let folder = TemplateFolder(texts, label: "t")
        try #require(folder.findings.isEmpty, "\(folder.findings.map(\.message))")
        return folder
    }

    private static func files(
        _ config: String,
        _ templates: KeyValuePairs<String, String>,
        of theme: ExportedTheme
    ) throws -> [ExportedFile] {
        let format = ExportFormats.format(of: try folder(config, templates), named: "t")
        if let refusal = format.refusal(of: theme) { throw refusal }
        return try format.files(ExportOptions(), [theme])
    }

    private static let harbor = """
        name: Harbor
        license: MIT
        palette: { sky: { 500: "#0ea5e9" } }
        colors: { background: white, text: "#0b1f3a", text-muted: "#0b1f3a80" }
        modes: { dark: { colors: { background: "#0b1f3a", text: white } } }
        """

    @Test func `A scheme's template has each form of a colour as tinted-theming writes it`() throws
    {
        let theme = try Self.theme(
            Self.scheme.replacing(/base0C: "CCCCCC"/, with: "base0C: \"7CAFC2\"")
        )
        let forms = [
            "hex", "hex-bgr", "hex-r", "hex-g", "hex-b", "rgb-r", "rgb-g", "rgb-b", "rgb16-r",
            "rgb16-g", "rgb16-b", "dec-r", "dec-g", "dec-b",
        ]
        let text = forms.map { "{{base0C-\($0)}}" }.joined(separator: " ")
        let files = try Self.files(
            "default: { filename: 'c/{{ scheme-system }}-{{ scheme-slug }}.x' }",
            ["default": text],
            of: theme
        )
        #expect(files.map(\.name) == ["c/base16-own.x"])
        #expect(
            files.map(\.text) == [
                "7cafc2 c2af7c 7c af c2 124 175 194 31868 44975 49858 "
                    + "0.48627451 0.68627451 0.76078431"
            ]
        )
    }

    @Test func `A scheme's facts are escaped, and unknown names and other variants show nothing`()
        throws
    {
        let files = try Self.files(
            "default: { extension: .txt, output: out }",
            [
                "default": """
                {{scheme-name}}|{{scheme-author}}|{{scheme-variant}}|{{scheme-slug-underscored}}
                {{#scheme-is-dark-variant}}dark{{/scheme-is-dark-variant}}
                {{#scheme-is-light-variant}}light{{/scheme-is-light-variant}}
                {{base12-hex}}{{^base12-hex}}none{{/base12-hex}}{{gone}}
                """
            ],
            of: Self.theme(Self.scheme, "my-own.yaml")
        )
        #expect(files.map(\.name) == ["out/base16-my-own.txt"])
        #expect(
            files.first?.text == "Nörd&#39;s &quot;own&quot;|A &amp; B|dark|my_own\ndark\n\nnone"
        )
    }

    @Test func `A scheme is written by the templates of its own system alone`() throws {
        let config = """
            a: { filename: "a-{{scheme-system}}-{{scheme-slug}}", supported-systems: [base16] }
            b: { filename: "b-{{scheme-system}}-{{scheme-slug}}", supported-systems: [base24] }
            """
        let scheme = try Self.files(config, ["a": "", "b": ""], of: Self.theme(Self.scheme))
        #expect(scheme.map(\.name) == ["a-base16-own"])
        let own = try Self.files(config, ["a": "", "b": ""], of: Self.theme(Self.harbor))
        #expect(
            own.map(\.name) == [
                "a-base16-own", "a-base16-own-dark", "b-base24-own", "b-base24-own-dark",
            ]
        )
        #expect(throws: (any Error).self) {
            try Self.files(
                "b: { filename: x, supported-systems: [base24] }",
                ["b": ""],
                of: Self.theme(Self.scheme)
            )
        }
    }

    @Test func `A template of tinted8 reaches colours by dotted names`() throws {
        let files = try Self.files(
            """
            t:
              filename: "{{scheme.system}}-{{scheme.slug}}"
              supported-systems: [tinted8]
              supports: { tinted8-builder: "~0.2.0" }
            """,
            [
                "t": """
                {{#option.is-dark-variant}}dark {{/option.is-dark-variant}}{{scheme.name}}
                {{ui.global.background.normal.hex}} {{ui.global.background.normal.rgb.b}}
                {{syntax.comment.hex}} {{syntax.comment.default.hex}} {{syntax.comment.line.hex}}
                {{ui.gone.hex}}
                """
            ],
            of: Self.theme(Self.harbor)
        )
        #expect(files.map(\.name) == ["tinted8-own", "tinted8-own-dark"])
        let lines = try #require(files.last).text.split(separator: "\n")
        #expect(lines.prefix(2) == ["dark Harbor dark", "0b1f3a 58"])
        let comments = try #require(lines.last).split(separator: " ")
        #expect(comments.count == 3 && Set(comments).count == 1)
    }

    @Test func `A template over roles has a theme's own names, and one file for all modes`() throws
    {
        let files = try Self.files(
            "roles: { filename: '{{theme-id}}.txt', supported-systems: [roles] }",
            [
                "roles": """
                {{theme-name}} {{theme-license}} {{text-hex}} {{palette-sky-500-rgb-g}}
                {{text-muted}} {{text-muted-hex}} {{text-muted-argb-hex}}
                {{#modes}}{{mode}}:{{background-hex}}{{^mode-is-last}},{{/mode-is-last}}{{/modes}}
                {{#palette}}{{camel}}={{css}}{{/palette}}
                """
            ],
            of: Self.theme(Self.harbor)
        )
        #expect(files.map(\.name) == ["own.txt"])
        #expect(
            files.first?.text == """
                Harbor MIT 0b1f3a 165
                rgba(11, 31, 58, 0.5) 858f9d 800b1f3a
                light:ffffff,dark:0b1f3a
                paletteSky500=#0ea5e9
                """
        )
    }

    @Test func `A file name with the mode in it gives a file for each mode`() throws {
        let files = try Self.files(
            "roles: { filename: '{{theme-id}}/{{mode}}.txt', supported-systems: [roles] }",
            ["roles": "{{text-hex}}"],
            of: Self.theme(Self.harbor)
        )
        #expect(files.map(\.name) == ["own/light.txt", "own/dark.txt"])
        #expect(files.map(\.text) == ["0b1f3a", "ffffff"])
    }

    @Test func `A template over roles that asks for an unknown name is refused with a guess`()
        throws
    {
        let theme = try Self.theme(Self.harbor)
        let config = "roles: { filename: x, supported-systems: [roles] }"
        let error = #expect(throws: (any Error).self) {
            try Self.files(config, ["roles": "\n {{text-mutde-hex}}"], of: theme)
        }
        let message = "\(try #require(error))"
        #expect(message.hasPrefix("t/roles.mustache:2:2: 'own' has no 'text-mutde-hex'"))
        #expect(message.contains("text-muted-hex"))
        let guarded = "{{#brand-hex}}{{brand-hex}}{{/brand-hex}}"
        #expect(try Self.files(config, ["roles": guarded], of: theme).first?.text == "")
    }

    @Test(arguments: [
        "../x", "/etc/x", "a/../../x", ".git/hooks/x", "a//x", "a\\\\x", "c:x", "", "x/",
        "{{scheme-name}}",
    ])
    func `A file of a template cannot leave its folder, and is not hidden`(name: String) throws {
        let theme = try Self.theme(
            Self.harbor.replacing("name: Harbor", with: "name: ../../etc/passwd")
        )
        #expect(throws: (any Error).self) {
            try Self.files("t: { filename: \"\(name)\" }", ["t": "x"], of: theme)
        }
    }

    @Test func `Two files of one name are refused`() throws {
        let theme = try Self.theme(Self.harbor)
        #expect(throws: (any Error).self) {
            try Self.files(
                "{ a: { filename: x }, b: { filename: X } }",
                ["a": "", "b": ""],
                of: theme
            )
        }
    }

    @Test func `A theme's name keeps to the line of a comment that a template puts it in`() throws {
        let theme = try Exports.theme(name: "x\n:!id\r\u{2028}y")
        let files = try Self.files("t: { filename: x }", ["t": "\" {{scheme-name}}"], of: theme)
        #expect(files.first?.text == "\" x :!id  y")
    }

    @Test(arguments: [
        ("t: { filename: x }", [:], "there is no template 't.mustache'"),
        ("t: {}", ["t": ""], "'t' does not say how its files are called"),
        ("t: { filenam: x }", ["t": ""], "'filenam' is not a key of 't'"),
        ("t: { filename: x, supported-systems: [base61] }", ["t": ""], "a system is 'base61'"),
        ("t: { filename: x }", ["t": "{{#a}}"], "'{{#a}}' is not closed"),
        ("t: { filename: '{{x' }", ["t": ""], "the tag is not closed"),
        ("t: [", ["t": ""], ""),
        ("", ["t": ""], "config.yaml describes no template"),
        ("t: { filename: x }", ["t": "{{>p}}", "p": "{{#a}}"], "'{{#a}}' is not closed"),
        ("t: { filename: x }", ["t": "{{#a}}{{>p}}{{/a}}"], "there is no template 'p' to include"),
        ("t: { filename: x }", ["t": "", "q": "{{> ../p}}"], "'{{> ../p}}' is not allowed"),
    ])
    func `A mistake in the description of templates is a finding`(
        config: String,
        templates: [String: String],
        message: String
    ) {
        var texts = ["config.yaml": config]
        for (name, text) in templates { texts["\(name).mustache"] = text }
        let findings = TemplateFolder(texts, label: "t").findings
        #expect(findings.contains { $0.message.hasPrefix(message) }, "\(findings)")
        #expect(findings.allSatisfy { $0.location != nil })
    }

    @Test(arguments: [
        ("t: { filename: x }", "{{#a}}"), ("t: { filename: x }", "{{>p}}"), ("[t]", ""), ("", ""),
    ])
    func `A mistake in a folder of templates is told once`(config: String, template: String) {
        let texts = ["config.yaml": config, "t.mustache": template]
        #expect(TemplateFolder(texts, label: "t").findings.count == 1)
    }

    @Test func `A template without a folder is told that it includes no others`() throws {
        let folder = TemplateFolder(template: "{{> p}}", named: "a.mustache", label: "a")
        let help = try #require(folder.findings.first?.help)
        #expect(help.contains("name the folder with a config.yaml"))
    }

    @Test func `A template without a description names its files by its own ending`() throws {
        let folder = TemplateFolder(
            template: "{{base00-hex}}",
            named: "a.conf.mustache",
            label: "a"
        )
        let format = ExportFormats.format(of: folder, named: "a")
        let files = try format.files(ExportOptions(), [Self.theme(Self.harbor)])
        #expect(files.map(\.name) == ["own.conf", "own-dark.conf"])
        #expect(files.map(\.text) == ["ffffff", "0b1f3a"])
    }
}
