package import Findings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project's baseline on disk.
package struct BaselineFile: Sendable {
    private let path: String
    /// The path as one would type it.
    package let label: String

    /// Names a file by its absolute path, and as messages do.
    package init(path: String, label: String) {
        (self.path, self.label) = (path, label)
    }

    /// Whether the file holds nothing: a shell makes it before the program that writes to it starts.
    package var isBlank: Bool {
        (try? Data(contentsOf: URL(filePath: path)))?.allSatisfy { [0x09, 0x0A, 0x0D, 0x20].contains($0) } ?? false
    }

    /// Reads the baseline; nil where there is no file.
    package func read() throws -> Baseline? { try read(among: DiskFiles()) }

    /// Reads the baseline from files that may be those of a revision; nil where there is no file.
    func read(among files: any ProjectFiles) throws -> Baseline? {
        guard try files.kind(at: path, label: label) != nil else { return nil }
        return try Baseline(parsing: try files.text(at: path, label: label), file: label)
    }

    /// Replaces the file, unless it already holds the baseline; returns whether it was written.
    package func write(_ baseline: Baseline) throws(WritingError) -> Bool {
        let text = baseline.text
        if let present = try? Data(contentsOf: URL(filePath: path)), present == Data(text.utf8) { return false }
        try WholeFile.write(text, to: path, shown: label)
        return true
    }
}

/// Why there is no baseline to work with.
package enum MissingBaseline: Error, CustomStringConvertible {
    /// The options speak of a baseline, and none is named.
    case unnamed
    /// There is no such file.
    case absent(String)

    package var description: String {
        switch self {
        case .unnamed:
            "no baseline is named\n  help: add --baseline FILE, or 'contrast: { baseline: FILE }' to themepreview.yml"
        case .absent(let path):
            "there is no baseline '\(path)'\n"
                + "  help: 'themepreview check --baseline \(path) --update-baseline --accept-new' makes it"
        }
    }
}
