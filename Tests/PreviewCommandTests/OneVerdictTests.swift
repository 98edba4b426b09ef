import Foundation
import TestSupport
import Testing

@Suite("A check and a build")
struct OneVerdictTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let pale = "colors: { background: white, text: '#aaa' }\n"

    private static let projects: [(name: String, files: [String: String])] = [
        ("nothing wrong", [:]),
        ("a failing pair", ["themes/day.yml": pale]),
        (
            "a warning",
            ["themes/day.yml": good + "fonts: { styles: { caption: { size: 0.6rem } } }\n"]
        ),
        (
            "a warning that fails",
            [
                "themes/day.yml": good + "fonts: { styles: { caption: { size: 0.6rem } } }\n",
                "themepreview.yml": "contrast: { failOn: warning }\n",
            ]
        ),
        (
            "a pair that no theme has",
            ["themepreview.yml": "contrast: { pairs: [nothing on background] }\n"]
        ),
        (
            "a waiver that no theme needs, which fails",
            [
                "themepreview.yml":
                    "contrast: { failOn: warning, waivers: [{ pair: link on background, reason: x }] }\n"
            ]
        ),
        (
            "a waiver that has ended",
            [
                "themes/day.yml": pale,
                "themepreview.yml":
                    "contrast: { waivers: [{ pair: text on background, reason: x, expires: 2020-01-01 }] }\n",
            ]
        ),
        ("a broken link", ["docs/index.md": "[a](nowhere.md)\n"]),
        (
            "a property that no theme has",
            ["themes/day.yml": good + "css: \".card { color: var(--color-bg) }\"\n"]
        ),
        (
            "rules of another severity",
            [
                "docs/index.md": "[a](nowhere.md)\n", "themes/day.yml": pale,
                "themepreview.yml":
                    "rules: { page/broken-link: warning, contrast/low-contrast: off }\n",
            ]
        ),
        ("an unreadable theme", ["themes/day.yml": "colors: [\n"]),
        (
            "a baseline that lists what is gone",
            ["themepreview.yml": "contrast: { baseline: known.json }\n"]
        ),
    ]

    /// The first line of each finding, without notes.
    private static func findings(_ output: String) -> [String] {
        output.split(separator: "\n").map(String.init).filter {
            $0.contains(": error: ") || $0.contains(": warning: ")
        }
    }

    @Test(arguments: projects.map(\.name))
    func `A check and a strict build have the same findings and exit status`(name: String) throws {
        let files = try #require(Self.projects.first { $0.name == name }).files
        let folder = try Program.folder(["themes/other.yml": Self.good].merging(files) { $1 })
        if files["themepreview.yml"]?.contains("baseline") == true {
            let faint = folder.appending(path: "themes/other.yml")
            try Data(Self.pale.utf8).write(to: faint)
            #expect(
                try Program.run("check", "--update-baseline", "--accept-new", in: folder).status
                    == 0
            )
            try Data(Self.good.utf8).write(to: faint)
        }
        let check = try Program.run("check", "--format", "concise", in: folder)
        #expect(check.status < 2, "\(check.errors)")
        let build = try Program.run("build", "--strict", "--verbose", in: folder)
        #expect(build.status == check.status, "\(build.output)")
        #expect(Self.findings(build.output).sorted() == Self.findings(check.output).sorted())
        #expect(try Program.run("build", "--strict", "--check", in: folder).status == check.status)

        let short = try Program.run("build", "--strict", in: folder)
        let causes = Self.findings(try Program.run("check", in: folder).output)
        #expect(Self.findings(short.output).count == min(causes.count, 10), "\(short.output)")
    }
}
