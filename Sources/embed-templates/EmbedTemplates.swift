import Foundation

/// Writes files as one Swift dictionary of string literals: `embed-templates OUTPUT FILE…`.
@main
enum EmbedTemplates {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else { return }
        let entries = try arguments.dropFirst().map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let name = URL(filePath: path).lastPathComponent
            return "        \"\(name)\": \(delimiter)\"\"\"\n\(text)\n\"\"\"\(delimiter),\n"
        }
        let source = """
            enum EmbeddedTemplates {
                static let files: [String: String] = [
            \(entries.joined())    ]
            }

            """
        try source.write(toFile: output, atomically: true, encoding: .utf8)
    }

    /// More number signs than any template has behind three quotation marks.
    private static let delimiter = String(repeating: "#", count: 8)
}
