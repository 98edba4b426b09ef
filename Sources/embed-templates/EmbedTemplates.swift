import Foundation

/// Writes files as a Swift dictionary of string literals, in a type with the output's name, and perhaps the hash of sources:
/// `embed-templates OUTPUT FILE… [--hash SOURCE…]`.
@main
enum EmbedTemplates {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().split(separator: "--hash", maxSplits: 1)
        guard let output = arguments[0].first else { return }
        let entries = try arguments[0].dropFirst().map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let name = URL(filePath: path).lastPathComponent
            return "        \"\(name)\": \(delimiter)\"\"\"\n\(text)\n\"\"\"\(delimiter),\n"
        }
        let type = URL(filePath: output).deletingPathExtension().lastPathComponent
        var source = """
            enum \(type) {
                static let files: [String: String] = [
            \(entries.joined())    ]
            }

            """
        if arguments.count == 2 {
            source += try hashType(of: arguments[0].dropFirst() + arguments[1])
        }
        try source.write(toFile: output, atomically: true, encoding: .utf8)
    }

    private static func hashType(of sources: some Sequence<String>) throws -> String {
        """

        /// The sources and templates that the program was built from.
        package enum EmbeddedSources {
            /// The hash of their bytes: programs with the same one write the same sites.
            package static let hash = "\(try hash(of: sources))"
        }

        """
    }

    /// The 64-bit FNV-1a hash of files.
    private static func hash(of paths: some Sequence<String>) throws -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for path in paths {
            for byte in try Data(contentsOf: URL(filePath: path)) {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        return String(hash, radix: 16)
    }

    /// More number signs than any template has after three quotation marks.
    private static let delimiter = String(repeating: "#", count: 8)
}
