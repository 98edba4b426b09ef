import Subprocess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(System)
    import System
#else
    import SystemPackage
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `git`, run in a folder.
///
/// No shell runs, and names from users reach git on standard input, so that none can act as an option. Nor can a
/// repository's configuration run programs: hooks are off and missing objects are not fetched.
package struct GitProgram: Sendable {
    private let executable: String
    private let folder: String
    /// The most bytes of an answer: a tree that contains itself twice, ten times over, has more files than any disk.
    package static let answerLimit = 64 << 20

    /// Finds the program on the path.
    init(in folder: String) throws(GitError) {
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .filter {
                $0.hasPrefix("/")
            }
        let candidates = places.map { "\($0)/git" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw .noProgram
        }
        executable = found
        self.folder = folder
        // If the parent process ignores SIGCHLD, we inherit that, and waiting for git would fail.
        signal(SIGCHLD, SIG_DFL)
    }

    /// Runs git with `lines` as its input and returns its output; throws its error message if it fails.
    ///
    /// Throws ``GitError/tooLarge`` if the output has more than `limit` bytes.
    func run(
        _ arguments: String...,
        lines: [String] = [],
        limit: Int = answerLimit
    ) async throws(GitError) -> [UInt8] {
        do {
            // A file, not a pipe: nobody reads a pipe while git runs, so git would block once it is full.
            let complaints = try Self.file(of: [])
            defer { try? complaints.close() }
            let result = try await Subprocess.run(
                .path(FilePath(executable)),
                arguments: Arguments(Self.options + arguments),
                environment: Self.environment,
                workingDirectory: FilePath(folder),
                input: .fileDescriptor(Self.file(of: lines), closeAfterSpawningProcess: true),
                output: .bytes(limit: limit),
                error: .fileDescriptor(complaints, closeAfterSpawningProcess: false)
            )
            if result.terminationStatus.isSuccess { return result.standardOutput }
            throw GitError.failed(try Self.beginning(of: complaints))
        } catch let error as GitError {
            throw error
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            throw .tooLarge
        } catch {
            throw .failed("\(error)")
        }
    }

    /// A temporary file: unlike with a pipe, we do not fail if git exits before it has read everything.
    private static func file(of lines: [String]) throws -> FileDescriptor {
        guard let stream = tmpfile() else {
            throw GitError.failed("cannot create a temporary file")
        }
        defer { fclose(stream) }
        let file = try FileDescriptor(rawValue: fileno(stream)).duplicate()
        try file.writeAll(lines.map { $0 + "\n" }.joined().utf8)
        try file.seek(offset: 0, from: .start)
        return file
    }

    /// The first 64 KiB: the message shows only the first line.
    private static func beginning(of file: FileDescriptor) throws -> String {
        try file.seek(offset: 0, from: .start)
        let bytes = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Turns off what a repository's configuration could make git run.
    private static let options = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
        "protocol.allow=never",
    ]

    /// Without the variables that git sets for hooks: `folder` decides which repository is read.
    private static let environment = Environment.inherit.updating([
        "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
        "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0",
        // Old versions of git know only the second one; no configuration overrides either.
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    ])
}
