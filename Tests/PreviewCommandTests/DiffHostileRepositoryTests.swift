import Foundation
import TestSupport
import Testing

@Suite("diff in a hostile repository", .enabled(if: GitFolder.isThere))
struct DiffHostileRepositoryTests {
    private static let theme = "colors: { background: white, text: black }\n"

    /// A repository of two commits that has commands in its configuration, each of which would leave a file `run`.
    private func repository() throws -> GitFolder {
        let repository = try GitFolder([
            "themes/day.yml": Self.theme, "themepreview.yml": "title: T\n",
        ])
        try repository.commit()
        try repository.commit(["themes/day.yml": Self.theme + "name: Day\n"])
        let command = "touch '\(run(in: repository).path)'; false"
        let settings = [
            "core.repositoryFormatVersion": "1", "extensions.partialClone": "origin",
            "remote.origin.promisor": "true", "remote.origin.url": "ssh://host.invalid/a",
            "core.sshCommand": command,
            "protocol.allow": "always", "protocol.ssh.allow": "always",
            "protocol.ext.allow": "always",
            "core.fsmonitor": command, "core.pager": command, "core.hooksPath": repository.url.path,
            "core.alternateRefsCommand": command, "diff.x.textconv": command,
            "filter.x.smudge": command,
            "credential.helper": "!\(command)",
        ]
        for (name, value) in settings { try repository.git("config", name, value) }
        try repository.url.write("*.yml diff=x filter=x\n", to: ".git/info/attributes")
        return repository
    }

    private func run(in repository: GitFolder) -> URL { repository.url.appending(path: "run") }

    /// Takes the contents of all files out of the repository.
    private func removeBlobs(of repository: GitFolder) throws {
        let objects = repository.url.appending(path: ".git/objects")
        for folder in try FileManager.default.contentsOfDirectory(atPath: objects.path)
        where folder.count == 2 {
            for name in try FileManager.default.contentsOfDirectory(
                atPath: objects.path + "/" + folder
            ) {
                let hash = folder + name
                if try repository.kind(of: hash) == "blob" {
                    try FileManager.default.removeItem(
                        at: objects.appending(path: "\(folder)/\(name)")
                    )
                }
            }
        }
    }

    @Test func `diff reads a hostile repository, and runs nothing of it`() throws {
        let repository = try repository()
        let outcome = try Program.run("diff", "HEAD~1", "HEAD", in: repository.url)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: run(in: repository).path))
    }

    @Test(arguments: ["ssh://host.invalid/a", "ext::sh -c touch% run", "/nowhere"])
    func `diff fetches nothing that a repository lacks`(url: String) throws {
        let repository = try repository()
        try removeBlobs(of: repository)
        try repository.git("config", "remote.origin.url", url)
        let outcome = try Program.run("diff", "HEAD~1", "HEAD", in: repository.url)
        #expect(outcome.status == 2, "\(outcome.output)")
        #expect(
            outcome.errors.contains("error: the repository lacks 'themepreview.yml'"),
            "\(outcome.errors)"
        )
        #expect(!FileManager.default.fileExists(atPath: run(in: repository).path))
    }
}
