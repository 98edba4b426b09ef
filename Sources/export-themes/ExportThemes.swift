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
            exit(try export(Array(CommandLine.arguments.dropFirst())))
        } catch {
            print("error: \(error)")
            exit(2)
        }
    }

    /// Returns the exit status of the command.
    private static func export(_ arguments: [String]) throws -> Int32 {
        var (arguments, options) = (arguments, ExportOptions())
        for (flag, option) in [("--plain", \ExportOptions.isPlain), ("--public", \.isPublic)] {
            guard let index = arguments.firstIndex(of: flag) else { continue }
            options[keyPath: option] = true
            arguments.remove(at: index)
        }
        guard let output = arguments.first, arguments.count > 1 else {
            print("usage: export-themes [--plain] [--public] OUTPUT THEME-FILE…")
            return 64
        }
        let files = try arguments.dropFirst().map { (name: $0, bytes: try Data(contentsOf: URL(filePath: $0))) }
        let (themes, findings) = ExportedTheme.all(in: files)
        let errors = findings.filter { $0.severity == .error }
        guard errors.isEmpty else {
            print(TextReporter().paragraphs(for: errors))
            return 1
        }
        for file in SwiftFormat(options).files(for: themes) {
            try Data(file.text.utf8).write(to: URL(filePath: output), options: .atomic)
        }
        return 0
    }
}
