import Foundation
import TestSupport
import Testing

/// Whatever the program `git` does, and whatever program started ours.
@Suite("diff and the program git", .enabled(if: GitFolder.isThere), .timeLimit(.minutes(10)))
struct DiffGitProgramTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let faint = "colors: { background: white, text: black, text-muted: \"#999\" }\n"

    private func repository() throws -> GitFolder {
        let repository = try GitFolder([
            "themes/day.yml": Self.good, "themepreview.yml": "title: T\n",
        ])
        try repository.commit()
        try repository.commit(["themes/day.yml": Self.faint])
        return repository
    }

    /// Runs the program with a script for git, which can go on as the real one.
    private func diff(_ script: String, behind command: String? = nil) throws -> Program.Outcome {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folder = try Program.folder([
            "git": "#!/bin/sh\n\(script)\nPATH='\(path)'; exec git \"$@\"\n"
        ])
        let places = folder.path(percentEncoded: false) + ":" + path
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.appending(path: "git").path(percentEncoded: false)
        )
        return try Program.run(
            ["diff", "HEAD~1", "HEAD"],
            in: repository().url,
            environment: ["PATH": places],
            behind: command
        )
    }

    @Test(arguments: [
        // 100 MB of complaints each time, and it does what it is asked for.
        "head -c 100000000 /dev/zero >&2",
        // A process that is left over has its output open, for longer than the test may take.
        "sleep 70 &",
    ])
    func `diff waits for git's answer, and for nothing else`(script: String) throws {
        let outcome = try diff(script)
        #expect(
            outcome.status == 1 && outcome.output.contains("newly failing  text-muted"),
            "\(outcome.errors)"
        )
        #expect(outcome.errors.isEmpty)
    }

    @Test(arguments: [
        ("exit 3", "it gave no reason"), ("kill -9 $$", "it gave no reason"),
        (
            "printf 'fatal: \\377 is bad\\nmore\\n' >&2; exit 1",
            "cannot read a git repository here: \u{FFFD} is bad\n"
        ),
        (
            "head -c 30000000 /dev/zero | tr '\\0' x >&2; exit 1",
            "cannot read a git repository here: xxx"
        ),
    ])
    func `diff says why git failed`(script: String, words: String) throws {
        let outcome = try diff(script)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(words), "\(outcome.errors.prefix(300))")
        #expect(outcome.errors.utf8.count < 100_000)
    }

    @Test(arguments: ["trap '' CHLD", "trap '' PIPE", "exec <&-", "exec 2>&-", "ulimit -n 64"])
    func `diff runs git however it was started itself`(command: String) throws {
        let outcome = try diff("", behind: command)
        #expect(
            outcome.status == 1 && outcome.output.contains("newly failing  text-muted"),
            "\(outcome.errors)"
        )
    }
}
