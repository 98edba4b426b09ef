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
/// There is no shell, and what users say reaches git on its standard input alone, so that nothing can become an option. Nor
/// does a repository have anything run: what it lacks is not fetched, whatever its configuration says of how to fetch it.
struct GitProgram: Sendable {
    private let executable: String
    private let folder: String

    /// Finds the program on the path.
    init(in folder: String) throws(GitError) {
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter {
            $0.hasPrefix("/")
        }
        let candidates = places.map { "\($0)/git" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else { throw .noProgram }
        executable = found
        self.folder = folder
        // Where whoever started us had the ends of children ignored, nobody could be told of git's.
        signal(SIGCHLD, SIG_DFL)
    }

    /// Runs git with lines of input, and returns what it writes; throws what it complains of where it fails.
    func run(_ arguments: String..., lines: [String] = []) async throws(GitError) -> [UInt8] {
        do {
            // Not a pipe: of what git writes there while it does what it is asked for, nothing is read.
            let complaints = try Self.file(of: [])
            defer { try? complaints.close() }
            let result = try await Subprocess.run(
                .path(FilePath(executable)), arguments: Arguments(Self.options + arguments),
                environment: Self.environment, workingDirectory: FilePath(folder),
                input: .fileDescriptor(Self.file(of: lines), closeAfterSpawningProcess: true),
                output: .bytes(limit: .max), error: .fileDescriptor(complaints, closeAfterSpawningProcess: false))
            if result.terminationStatus.isSuccess { return result.standardOutput }
            throw GitError.failed(try Self.beginning(of: complaints))
        } catch let error as GitError {
            throw error
        } catch {
            throw .failed("\(error)")
        }
    }

    /// A file without a name: unlike a pipe's, its writer does not end where git ends before it has read everything.
    private static func file(of lines: [String]) throws -> FileDescriptor {
        guard let stream = tmpfile() else { throw GitError.failed("no temporary file can be made") }
        defer { fclose(stream) }
        let file = try FileDescriptor(rawValue: fileno(stream)).duplicate()
        try file.writeAll(lines.map { $0 + "\n" }.joined().utf8)
        try file.seek(offset: 0, from: .start)
        return file
    }

    /// What a file begins with, which is more than anybody is told of it.
    private static func beginning(of file: FileDescriptor) throws -> String {
        try file.seek(offset: 0, from: .start)
        let bytes = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What a repository's own configuration could have run by git.
    private static let options = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    ]

    /// Our own without the variables by which a hook names its repository: the folder decides which one is meant.
    private static let environment = Environment.inherit.updating([
        "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
        "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0",
        // A git that does not know the first one knows the second one, which no configuration overrules.
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    ])
}
