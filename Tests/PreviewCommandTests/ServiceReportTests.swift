import Foundation
import TestSupport
import Testing

@Suite("A report for a service")
struct ServiceReportTests {
    private static let faint =
        "colors: { background: white, text: black, link: '#999' }\n"
    private static let formats = ["github", "gitlab", "sarif", "junit", "markdown"]

    /// A repository with a project below its top.
    private static func repository() throws -> URL {
        let folder = try Program.folder([
            ".git/HEAD": "ref: refs/heads/main\n",
            "packages/tokens/themepreview.yml": "title: Tokens\n",
            "packages/tokens/themes/day.yml": faint,
        ])
        return folder
    }

    private static func check(
        _ format: String,
        in folder: URL,
        _ environment: [String: String] = [:]
    ) throws -> String {
        let quiet = ["GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": ""]
        return try Program.run(
            ["check", "--format", format],
            in: folder,
            environment: quiet.merging(environment) { $1 }
        ).output
    }

    @Test(arguments: formats)
    func `A report for a service names files from the top of the repository`(
        format: String
    ) throws {
        let folder = try Self.repository().appending(path: "packages/tokens")
        let output = try Self.check(format, in: folder)
        // Without a link, a comment has the end of a long path.
        let path =
            format == "markdown" ? "…ges/tokens/themes/day.yml:1" : "packages/tokens/themes/day.yml"
        #expect(output.contains(path), "\(output)")
    }

    @Test(arguments: ["text", "concise", "json"])
    func `A report for people names files from the current folder`(format: String) throws {
        let folder = try Self.repository().appending(path: "packages/tokens")
        let output = try Self.check(format, in: folder)
        #expect(output.contains("themes/day.yml"))
        #expect(!output.contains("packages/tokens/themes"))
    }

    @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
    func `The folder of a service's checkout is the top without a repository`(
        name: String
    ) throws {
        let top = try Program.folder(["a/b/themes/day.yml": Self.faint])
        let folder = top.appending(path: "a/b")
        let path = top.path(percentEncoded: false)
        let output = try Self.check("github", in: folder, [name: path])
        #expect(output.contains("file=a/b/themes/day.yml,"), "\(output)")
    }

    @Test(arguments: ["", "/", "relative", "/proc", "/none/such", "..", "/\u{1}"])
    func `A workspace that holds no project changes nothing`(workspace: String) throws {
        let folder = try Program.folder(["themes/day.yml": Self.faint])
        let output = try Self.check("github", in: folder, ["GITHUB_WORKSPACE": workspace])
        #expect(output.contains("file=themes/day.yml,"), "\(output)")
    }

    @Test func `A place in a comment links to the checked commit on GitHub and GitLab`() throws {
        let top = try Self.repository()
        let folder = top.appending(path: "packages/tokens")
        let path = top.path(percentEncoded: false)
        let commit = String(repeating: "a1", count: 20)
        let github = try Self.check(
            "markdown",
            in: folder,
            [
                "GITHUB_WORKSPACE": path, "GITHUB_SERVER_URL": "https://github.com",
                "GITHUB_REPOSITORY": "one/two", "GITHUB_SHA": commit,
            ]
        )
        let file = "packages/tokens/themes/day.yml#L1"
        #expect(github.contains("(https://github.com/one/two/blob/\(commit)/\(file))"))
        #expect(github.hasPrefix("<!-- themepreview: packages/tokens -->\n"))
        let gitlab = try Self.check(
            "markdown",
            in: folder,
            [
                "CI_PROJECT_DIR": path, "CI_PROJECT_URL": "https://example.org/one/two",
                "CI_COMMIT_SHA": commit, "GITHUB_WORKSPACE": "",
            ]
        )
        #expect(gitlab.contains("(https://example.org/one/two/-/blob/\(commit)/\(file))"))
    }

    @Test(arguments: ["javascript:alert(1)", "https://example.org/a)<b>", "", "https://a b"])
    func `An address that is none of the web gives no link`(address: String) throws {
        let top = try Self.repository()
        let output = try Self.check(
            "markdown",
            in: top.appending(path: "packages/tokens"),
            [
                "GITHUB_WORKSPACE": top.path(percentEncoded: false), "GITHUB_SERVER_URL": address,
                "GITHUB_REPOSITORY": "one/two", "GITHUB_SHA": String(repeating: "a1", count: 20),
            ]
        )
        #expect(!output.contains("](") && output.contains("`#999`"), "\(output)")
    }
}

@Suite("Values in a report")
struct ReportedValueTests {
    @Test func `A value in another notation has its hex code beside it`() throws {
        let folder = try Program.folder([
            "themes/day.yml": """
            colors:
              background: "#ffffff"
              text: "#111111"
              link: oklch(75% 0.05 200)
              text-muted: "#aaaaaa"

            """
        ])
        let output = try Program.run("check", in: folder).output
        let form =
            #/'colors\.link' oklch\(75% 0\.05 200\) \(#[0-9a-f]{6}\): .*; oklch\([^)]+\) \(#[0-9a-f]{6}\) passes all/#
        #expect(output.contains(form), "\(output)")
        #expect(output.contains(/'colors\.text-muted' #aaaaaa: .*; #[0-9a-f]{6} passes all/))
    }

    @Test func `A design token with a hex code is reported by it`() throws {
        let folder = try Program.folder([
            "themes/day.tokens.json": """
            { "color": { "$type": "color",
              "background": { "$value": "#ffffff" },
              "text": { "$value": "#111111" },
              "link": { "$value": { "colorSpace": "srgb", "hex": "#b0b0b3",
                "components": [0.6901960784313725, 0.6901960784313725, 0.7019607843137254] } },
              "heading": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.7, 0.7] } }
            } }

            """
        ])
        let output = try Program.run("check", in: folder).output
        #expect(output.contains(/'colors\.link' #b0b0b3: .*; #[0-9a-f]{6} passes/), "\(output)")
        let beside =
            #/'colors\.heading' color\(srgb 0\.7 0\.7 0\.7\) \(#b3b3b3\): .*; color\(srgb [0-9. ]+\) \(#[0-9a-f]{6}\) passes/#
        #expect(output.contains(beside), "\(output)")
    }

    @Test func `The colours after a fix are shown on their background`() throws {
        let folder = try Program.folder([
            "themes/day.yml":
                "colors: { background: white, text: black, link: rgb(0 0 0 / 30%) }\n"
        ])
        let output = try Program.run("check", "--color", "always", in: folder).output
        let arrow = try #require(output.split(separator: "\n").first { $0.contains(" → ") })
        let samples = arrow.matches(of: #/38;2;([0-9;]+);48;2;([0-9]+;[0-9]+;[0-9]+)m/#)
        #expect(samples.count == 2)
        #expect(samples.allSatisfy { $0.1 != $0.2 }, "\(arrow)")
    }
}

@Suite("Accepting new findings")
struct AcceptingTests {
    private static func accept(_ configuration: String) throws -> (Program.Outcome, String) {
        let folder = try Program.folder([
            "themepreview.yml": configuration,
            "themes/day.yml":
                "colors: { background: white, text: black, link: '#999', own: '#777' }\n",
        ])
        let outcome = try Program.run(
            "check",
            "--baseline",
            "known.json",
            "--accept-new",
            in: folder
        )
        let file = folder.appending(path: "known.json")
        return (outcome, try String(contentsOf: file, encoding: .utf8))
    }

    @Test func `An accepted finding is printed with its ratio`() throws {
        let (outcome, rows) = try Self.accept("title: T\n")
        let line =
            "accepted: themes/day.yml:1:49: 'link' on 'background' has a contrast ratio of 2.84:1, below the 4.5:1"
        #expect(outcome.errors.contains(line), "\(outcome.errors)")
        #expect(rows.contains("link on background"))
    }

    @Test(arguments: [
        ("pairs: [ tetx on background ]", "contrast/unknown-pair"),
        ("pairs: [ { pair: link on background, ratio: 2 } ]", "contrast/missing-reason"),
        ("waivers: [ { pair: none on such, reason: x } ]", "contrast/stale-waiver"),
        ("level: AA", "contrast/unchecked-role"),
    ])
    func `A mistake in the configuration and an unjudged colour are never accepted`(
        setting: String,
        rule: String
    ) throws {
        let (outcome, rows) = try Self.accept("contrast: { \(setting) }\n")
        #expect(!rows.contains(rule), "\(rows)")
        #expect(outcome.output.contains("[\(rule)]"), "\(outcome.output)")
        #expect(outcome.errors.contains("not accepted: "), "\(outcome.errors)")
    }
}
