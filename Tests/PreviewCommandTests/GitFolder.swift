import Foundation
import TestSupport

/// A git repository of a test's own.
struct GitFolder {
    let url: URL

    /// Makes a repository without a commit.
    init(_ files: [String: String] = [:]) throws {
        url = try Program.folder(files)
        try git("init", "--quiet", "--initial-branch", "main")
    }

    static let isThere = (try? run(["--version"], in: Repository.root)) == 0

    /// Writes files and commits everything; nil removes a file.
    func commit(_ files: [String: String?] = [:]) throws {
        for (path, text) in files {
            if let text {
                try url.write(text, to: path)
            } else {
                try FileManager.default.removeItem(at: url.appending(path: path))
            }
        }
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", "A change")
    }

    /// The kind of an object: a commit, a tree or a blob.
    func kind(of hash: String) throws -> String? {
        try ["commit", "tree", "blob"].first { try Self.run(["cat-file", $0, hash], in: url) == 0 }
    }

    /// Runs git, as nobody in particular.
    func git(_ arguments: String...) throws {
        let identity = [
            "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
        ]
        let status = try Self.run(identity + arguments, in: url)
        if status != 0 { throw Failure(arguments: arguments, status: status) }
    }

    private static func run(_ arguments: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("GIT_")
        }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private struct Failure: Error {
        let arguments: [String]
        let status: Int32
    }
}
