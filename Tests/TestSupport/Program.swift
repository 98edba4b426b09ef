package import Foundation

/// The program as a user runs it.
package struct Program {
    /// The result of a run.
    package struct Outcome {
        package let status: Int32
        package let output: String
        package let errors: String

        /// The output as JSON.
        package var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
        }
    }

    /// The built program, or another one of the package, which lies beside the test bundle.
    private static func executable(_ name: String) -> URL {
        let bundle = URL(filePath: CommandLine.arguments[0])
        let candidates = [bundle.deletingLastPathComponent(), Bundle.main.bundleURL].map {
            $0.appending(path: name)
        }
        return candidates.first {
            FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
        }
            ?? candidates[0]
    }

    /// Runs the program in a folder.
    package static func run(
        _ arguments: String...,
        in folder: URL = Repository.root,
        input: String = ""
    ) throws
        -> Outcome
    {
        try run(arguments, in: folder, input: input)
    }

    /// Runs the program in a folder, with arguments from a list; behind a command of a shell, such as `ulimit -n 40`.
    package static func run(
        _ arguments: [String],
        in folder: URL = Repository.root,
        input: String = "",
        environment: [String: String] = [:],
        behind command: String? = nil,
        standardOutput file: String? = nil,
        of program: String = "themepreview"
    ) throws -> Outcome {
        let output = Pipe()
        // A pipe that nobody reads while the other one is read would hold up a program that says much.
        let errors = try Self.folder(["errors": ""]).appending(path: "errors")
        let process = try start(
            arguments,
            in: folder,
            input,
            environment,
            behind: command,
            of: program,
            output: file.flatMap { FileHandle(forWritingAtPath: $0) } ?? output,
            errors: FileHandle(forWritingTo: errors)
        )
        let text = file == nil ? try output.fileHandleForReading.readToEnd() ?? Data() : Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    /// A run as a terminal shows it: both streams as they come.
    package static func screen(_ arguments: [String], in folder: URL) throws -> String {
        let screen = Pipe()
        let process = try start(arguments, in: folder, "", [:], output: screen, errors: screen)
        let text = try screen.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }

    private static func start(
        _ arguments: [String],
        in folder: URL,
        _ input: String,
        _ environment: [String: String],
        behind command: String? = nil,
        of program: String = "themepreview",
        output: Any,
        errors: Any
    ) throws -> Process {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let executable = executable(program)
        process.executableURL = executable
        process.arguments = arguments
        if let command {
            process.executableURL = URL(filePath: "/usr/bin/env")
            let path = executable.path(percentEncoded: false)
            process.arguments =
                ["bash", "-c", "\(command) && exec \"$0\" \"$@\"", path] + arguments
        }
        process.currentDirectoryURL = folder
        let standardInput = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = standardInput
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        return process
    }

    /// The names in a folder below another one, sorted.
    package static func names(in folder: URL, _ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: name).path(percentEncoded: false)
        ).sorted()
    }

    /// The folder of all folders of a run; gone when the run ends.
    private static let folders: URL = {
        atexit { try? FileManager.default.removeItem(at: Program.folders) }
        return FileManager.default.temporaryDirectory.appending(
            path: "themepreview-\(UUID().uuidString)"
        )
    }()

    /// A new folder with files, which is there until the run ends.
    package static func folder(_ files: [String: String] = [:]) throws -> URL {
        let folder = folders.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }
}
