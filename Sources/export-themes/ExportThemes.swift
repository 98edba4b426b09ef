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

/// Writes the Swift source of theme files, for the plug-in of the same name: what `themepreview export` does, without a
/// project, so that a client builds only a third of the program.
@main
enum ExportThemes {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var options = ExportOptions()
        for (flag, option) in [("--plain", \ExportOptions.isPlain), ("--public", \.isPublic)] {
            guard let index = arguments.firstIndex(of: flag) else { continue }
            options[keyPath: option] = true
            arguments.remove(at: index)
        }
        guard let output = arguments.first, arguments.count > 1 else {
            print("usage: export-themes [--plain] [--public] OUTPUT THEME-FILE…")
            exit(64)
        }
        let files = try arguments.dropFirst().map { (name: $0, bytes: try Data(contentsOf: URL(filePath: $0))) }
        let (themes, findings) = ExportedTheme.all(in: files)
        let errors = findings.filter { $0.severity == .error }
        guard errors.isEmpty else {
            print(TextReporter().paragraphs(for: errors))
            exit(1)
        }
        for file in SwiftFormat(options).files(for: themes) {
            try Data(file.text.utf8).write(to: URL(filePath: output), options: .atomic)
        }
    }
}
