import Foundation

/// The compiler, asked what it says to a client's sources.
package struct Compiler {
    /// The errors of the compiler, as `file:line: message`.
    package let errors: [String]

    /// The folder of the modules that a client imports, beside the test bundle.
    private static let modules: URL? = {
        let bundle = URL(filePath: CommandLine.arguments[0])
        let candidates = [bundle.deletingLastPathComponent(), Bundle.main.bundleURL].map {
            $0.appending(path: "Modules")
        }
        return candidates.first { Repository.exists($0.appending(path: "Theming.swiftmodule")) }
    }()

    private static let program: URL? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(filePath: "\($0)/swiftc") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
        }
    }()

    /// The maps of the C libraries that our modules import.
    private static let moduleMaps = ["CCMark", "CYAML"].flatMap { name in
        let map = Repository.root.appending(path: "Sources/\(name)/module.modulemap").path(
            percentEncoded: false
        )
        return ["-Xcc", "-fmodule-map-file=\(map)"]
    }

    /// A compiler and the modules for it are there.
    package static var isPresent: Bool { modules != nil && program != nil }

    /// Type-checks files of one module, by name and text.
    package init(_ files: [String: String], flags: [String] = []) throws {
        let folder = try Program.folder(
            Dictionary(uniqueKeysWithValues: files.map { ("\($0).swift", $1) })
        )
        let paths = files.keys.sorted().map {
            folder.appending(path: "\($0).swift").path(percentEncoded: false)
        }
        errors = try Self.errors(
            ["-typecheck", "-wmo", "-module-name", "Client"] + Self.moduleMaps + flags + paths
        )
    }

    /// Runs the compiler with our modules in reach; returns what it found wrong.
    package static func errors(_ arguments: [String]) throws -> [String] {
        guard let modules, let program else { return ["there is no compiler"] }
        let process = Process()
        process.executableURL = program
        process.arguments =
            [
                "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
                modules.path(percentEncoded: false),
            ] + arguments
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
            as: UTF8.self
        )
        process.waitUntilExit()
        let errors = errors(in: text)
        if errors.isEmpty, process.terminationStatus != 0 { throw CocoaError(.executableLoad) }
        return errors
    }

    /// The lines of errors, without the folder and the column.
    private static func errors(in text: String) -> [String] {
        let found = text.matches(of: /(?m)^(.*):([0-9]+):[0-9]+: error: (.*)$/).map { match in
            let name = match.1.split(separator: "/").last ?? ""
            return "\(name):\(match.2): \(match.3)"
        }
        return found.isEmpty && text.contains("error:") ? [text] : found
    }
}
