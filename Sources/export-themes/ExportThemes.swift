import Findings
import ThemeExport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes the Swift source of theme files, as `themepreview export` does, for the plug-in of the same name.
///
/// A program of its own, so that a client of the plug-in builds it in 16 s of processor time instead of 47, and needs
/// no other package for it.
@main
enum ExportThemes {
    static func main() {
        do {
            try export(Array(CommandLine.arguments.dropFirst()))
        } catch let refusal as Refusal {
            quit(refusal.text, status: refusal.status)
        } catch {
            quit("error: \(error)", status: 2)
        }
    }

    /// The reason for which nothing is written, as text and as the exit status of the command.
    private struct Refusal: Error {
        let text: String
        let status: Int32
    }

    /// Says why on standard error, which a build shows.
    private static func quit(_ text: String, status: Int32) -> Never {
        var line = text + "\n"
        line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(status)
    }

    private static func export(_ arguments: [String]) throws {
        var arguments = arguments
        var options = ExportOptions()
        for (flag, option) in [("--plain", \ExportOptions.isPlain), ("--public", \.isPublic)] {
            guard let index = arguments.firstIndex(of: flag) else { continue }
            options[keyPath: option] = true
            arguments.remove(at: index)
        }
        guard let output = arguments.first, arguments.count > 1 else {
            throw Refusal(
                text: "usage: export-themes [--plain] [--public] OUTPUT THEME-FILE…",
                status: 64
            )
        }
        let files = try arguments.dropFirst().map {
            (name: $0, bytes: try Data(contentsOf: URL(filePath: $0)))
        }
        let (themes, findings) = ExportedTheme.all(in: files)
        let errors = findings.filter { $0.severity == .error }
        if !errors.isEmpty {
            throw Refusal(text: TextReporter().paragraphs(for: errors), status: 1)
        }
        for file in SwiftFormat.files(for: themes, options) {
            try Data(file.text.utf8).write(to: URL(filePath: output), options: .atomic)
        }
    }
}
