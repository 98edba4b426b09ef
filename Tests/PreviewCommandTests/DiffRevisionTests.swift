import Foundation
import TestSupport
import Testing

@Suite("diff of git revisions", .enabled(if: GitFolder.isThere))
struct DiffRevisionTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let faint = "colors: { background: white, text: black, text-muted: \"#999\" }\n"

    /// A repository whose first commit is good, whose second one is not, and whose files are as the second has them.
    private func repository(below folder: String = "") throws -> GitFolder {
        let repository = try GitFolder([
            "\(folder)themes/day.yml": Self.good, "\(folder)themepreview.yml": "title: T\n",
        ])
        try repository.commit()
        try repository.git("tag", "v1")
        try repository.commit(["\(folder)themes/day.yml": Self.faint])
        return repository
    }

    @Test(
        arguments: [
            (["HEAD~1", "HEAD"], 1), (["HEAD", "HEAD~1"], 0), (["v1", "main"], 1), (["v1"], 1),
            (["HEAD"], 0),
            (["v1^{tree}", "main:"], 1), (["v1:themes", "main:themes"], 1),
            (["v1:./", "main:./themes/.."], 1),
            (["main", "./"], 0), (["v1", "."], 1), ([":/A change", "HEAD"], 0),
        ] as [([String], Int32)]
    )
    func `diff compares revisions with each other and with the disk`(names: [String], status: Int32)
        throws
    {
        let repository = try repository()
        let outcome = try Program.run(["diff"] + names, in: repository.url)
        #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains(status == 1 ? "newly failing  text-muted" : "no"))
    }

    @Test func `diff sees uncommitted changes, and touches neither files nor index`() throws {
        let repository = try repository()
        let file = repository.url.appending(path: "themes/day.yml")
        try Data(Self.good.utf8).write(to: file)
        let outcome = try Program.run("diff", "HEAD", in: repository.url)
        #expect(outcome.status == 0 && outcome.output.contains("newly passing  text-muted"))
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.good)
        try repository.git("diff", "--quiet", "--cached")
    }

    @Test func `diff finds the project in a folder of the repository`() throws {
        let repository = try repository(below: "web/site/")
        try repository.commit(["themes/other.yml": Self.good])
        let project = repository.url.appending(path: "web/site")
        #expect(try Program.run("diff", "v1", in: project).output.contains("text-muted"))
        #expect(
            try Program.run("diff", "v1", in: project.appending(path: "themes")).output.contains(
                "text-muted"
            )
        )
        let fromAbove = try Program.run("diff", "v1", "--project", "web/site", in: repository.url)
        #expect(fromAbove.status == 1)
        #expect(
            try Program.run("diff", "v1:web/site", "main:web/site", in: repository.url).status == 1
        )
        #expect(try Program.run("diff", "v1:./", "main:web/site", in: project).status == 1)
        try repository.commit([
            "elsewhere/themes/day.yml": Self.good, "elsewhere/themepreview.yml": "",
        ])
        let missing = try Program.run("diff", "v1", in: repository.url.appending(path: "elsewhere"))
        #expect(missing.status == 2)
        #expect(missing.errors.contains("the revision 'v1' has no folder 'elsewhere'"))
    }

    @Test func `diff follows a theme whose file was renamed, and says so`() throws {
        let repository = try repository()
        try repository.commit(["themes/day.yml": nil, "themes/noon.yml": Self.faint])
        let outcome = try Program.run("diff", "HEAD~1", in: repository.url)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("noon (renamed from day)"))
        try repository.commit(["themes/noon.yml": nil, "themes/more/noon.yml": Self.faint])
        #expect(try Program.run("diff", "HEAD~1", in: repository.url).output == "no differences\n")
    }

    @Test(arguments: [
        ("mian", "did you mean 'main'?"), ("main~9", "'main~9' is neither a folder nor a revision"),
        ("main:nowhere", "the revision 'main' has no folder 'nowhere'"),
        ("main:themes/day.yml", "has no folder"),
        ("", "one of the names is empty"),
        ("HEAD@{9999}", "error: "),
        ("main:../..", "has no folder"),
    ])
    func `diff explains a wrong name of a revision`(name: String, message: String) throws {
        let outcome = try Program.run(["diff", name, "."], in: repository().url)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("error: ") && outcome.errors.contains(message),
            "\(outcome.errors)"
        )
    }

    @Test(arguments: ["--output=stolen", "-x", "--help"])
    func `diff never takes a name for an option of git`(name: String) throws {
        let repository = try repository()
        let outcome = try Program.run(["diff", "--", name], in: repository.url)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'\(name)' is neither a folder nor a revision"))
        #expect(!Repository.exists(repository.url.appending(path: "stolen")))
        try repository.git("update-ref", "refs/heads/\(name)", "v1")
        #expect(try Program.run(["diff", "--", name], in: repository.url).status == 1)
    }

    @Test func `diff prefers a folder to a revision of its name, and says so`() throws {
        let repository = try repository()
        try repository.git("branch", "last", "v1")
        try repository.commit(["last/day.yml": Self.faint])
        let outcome = try Program.run("diff", "last", in: repository.url)
        #expect(outcome.status == 0 && outcome.output == "no differences\n")
        #expect(outcome.errors.contains("'last' is a folder and a revision"))
        #expect(try Program.run("diff", "last^0", in: repository.url).status == 1)
        #expect(try Program.run("diff", "./last", in: repository.url).errors.isEmpty)
    }

    @Test func `diff of a revision needs a repository and git`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.good])
        let outside = try Program.run(["diff", "main"], in: folder)
        #expect(
            outside.status == 2
                && outside.errors.contains(
                    "cannot read a git repository here: not a git repository"
                )
        )
        let without = try Program.run(
            ["diff", "main"],
            in: folder,
            environment: ["PATH": "/nowhere"]
        )
        #expect(
            without.status == 2 && without.errors.contains("cannot find the program 'git' on PATH")
        )
    }

    @Test func `diff reads the folder's repository, whatever a hook says of another one`() throws {
        let repository = try repository()
        let other = try GitFolder()
        let elsewhere = other.url.appending(path: ".git").path(percentEncoded: false)
        let outcome = try Program.run(
            ["diff", "v1"],
            in: repository.url,
            environment: ["GIT_DIR": elsewhere]
        )
        #expect(outcome.status == 1)
    }

    @Test func `diff in a repository without a commit says that there is no revision`() throws {
        let repository = try GitFolder(["themes/day.yml": Self.good])
        let outcome = try Program.run("diff", "HEAD", in: repository.url)
        #expect(
            outcome.status == 2
                && outcome.errors.contains("'HEAD' is neither a folder nor a revision")
        )
    }

    @Test func `diff reads a revision's configuration, themes and baseline`()
        throws
    {
        let repository = try GitFolder([
            "web/themepreview.yml":
                "themes: [../shared, own.yml]\ncontrast: { baseline: known.json }\n",
            "shared/day.yml": Self.faint, "web/own.yml": Self.good,
            "web/themes/ignored.yml": "colors: [\n",
        ])
        let project = repository.url.appending(path: "web")
        let update = ["check", "--update-baseline", "--accept-new", "--quiet"]
        #expect(try Program.run(update, in: project).status == 0)
        try repository.commit()
        #expect(try Program.run("diff", "HEAD", in: project).output == "no differences\n")
        try FileManager.default.removeItem(at: project.appending(path: "known.json"))
        #expect(
            try Program.run("diff", "HEAD", in: project).output.contains(
                "newly failing  text-muted"
            )
        )
        try repository.commit(["web/themepreview.yml": "themse: x\n"])
        let wrong = try Program.run("diff", "HEAD", "HEAD~1", in: project)
        #expect(
            wrong.status == 2
                && wrong.errors.contains("in the revision 'HEAD': themepreview.yml:1:1: error:")
        )
    }

    @Test func `diff follows a revision's links as on disk, and none that leads out`() throws {
        let repository = try repository()
        let secret = try Program.folder(["secret.yml": Self.faint]).appending(path: "secret.yml")
        let themes = repository.url.appending(path: "themes")
        try repository.commit(["elsewhere/far.yml": Self.faint])
        for (name, target) in [
            ("alias.yml", "day.yml"), ("out.yml", secret.path(percentEncoded: false)),
            ("up.yml", "../elsewhere/far.yml"),
            ("loop.yml", "loop.yml"), ("dangling.yml", "nothing.yml"),
            ("far.yml", "../../../../../../../../../../etc/hostname"), ("folder", "../elsewhere"),
            ("top", "."),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: themes.appending(path: name).path(percentEncoded: false),
                withDestinationPath: target
            )
        }
        try repository.commit()
        #expect(try Program.run("diff", "HEAD", in: repository.url).output == "no differences\n")
        let outcome = try Program.run("diff", "HEAD~1", "HEAD", in: repository.url)
        let lines = outcome.output.split(separator: "\n")
        #expect(outcome.output.contains("alias (added)"))
        for (path, words) in [
            ("out.yml", "leads out"), ("up.yml", "leads out"), ("far.yml", "leads out"),
            ("loop.yml", "is broken"),
            ("dangling.yml", "is broken"), ("folder", "leads to a folder"),
            ("top", "leads to a folder"),
        ] {
            #expect(
                lines.contains { $0.contains("themes/\(path)") && $0.contains(words) },
                "\(path)"
            )
        }
        for name in ["out", "up", "loop", "dangling", "far"] {
            #expect(!outcome.output.contains("\(name) (added)"))
        }
    }

    @Test func `diff prints the same bytes again, and no path of this machine`() throws {
        let repository = try repository()
        for format in ["text", "json", "markdown"] {
            let outcomes = try (0..<2).map { _ in
                try Program.run("diff", "v1", "-f", format, in: repository.url).output
            }
            #expect(outcomes[0] == outcomes[1])
            #expect(!outcomes[0].contains(repository.url.lastPathComponent))
        }
    }
}
