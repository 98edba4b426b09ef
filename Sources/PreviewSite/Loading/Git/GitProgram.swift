import Foundation

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
    }

    /// Runs git with lines of input, and returns what it writes; throws what it complains of where it fails.
    func run(_ arguments: String..., lines: [String] = []) throws(GitError) -> Data {
        let output = Pipe()
        do {
            // Files without a name: nothing can wait for a full pipe, and nothing is left behind.
            let (input, complaints) = (try UnnamedFile(), try UnnamedFile())
            try input.write(lines.map { $0 + "\n" }.joined())
            let process = Process()
            process.executableURL = URL(filePath: executable)
            process.arguments = Self.options + arguments
            process.currentDirectoryURL = URL(filePath: folder)
            process.environment = Self.environment
            process.standardInput = input.handle
            process.standardOutput = output
            process.standardError = complaints.handle
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            if process.terminationStatus == 0 { return bytes }
            throw GitError.failed(try complaints.text)
        } catch let error as GitError {
            throw error
        } catch {
            throw .failed("\(error)")
        }
    }

    /// What a repository's own configuration could have run by git.
    private static let options = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    ]

    /// Our own without the variables by which a hook names its repository: the folder decides which one is meant.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
        environment["LC_ALL"] = "C"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // A git that does not know the first one knows the second one, which no configuration overrules.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = "none"
        return environment
    }
}

/// A file without a name, which is gone when nobody has it open.
private struct UnnamedFile {
    let handle: FileHandle

    init() throws {
        guard let file = tmpfile() else { throw GitError.failed("no temporary file can be made") }
        defer { fclose(file) }
        handle = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
    }

    /// Writes a text, and goes back to its beginning.
    func write(_ text: String) throws {
        try handle.write(contentsOf: Data(text.utf8))
        try handle.seek(toOffset: 0)
    }

    /// What others have written.
    var text: String {
        get throws {
            try handle.seek(toOffset: 0)
            return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
        }
    }
}
