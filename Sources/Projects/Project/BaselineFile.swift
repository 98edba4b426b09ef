package import Findings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

package struct BaselineFile: Sendable {
    private let path: String
    /// The path relative to the current folder, for messages.
    package let label: String

    /// `path` is absolute.
    package init(path: String, label: String) {
        self.path = path
        self.label = label
    }

    /// The file is empty or white space, as `themepreview … > FILE` creates it before the program starts.
    package var isBlank: Bool {
        (try? Data(contentsOf: URL(filePath: path)))?.allSatisfy {
            [0x09, 0x0A, 0x0D, 0x20].contains($0)
        } ?? false
    }

    /// Nil if there is no file.
    package func read() throws -> Baseline? { try read(among: DiskFiles()) }

    /// Reads the baseline from disk or from a git revision; nil if there is no file.
    func read(among files: any ProjectFiles) throws -> Baseline? {
        guard try files.kind(at: path, label: label) != nil else { return nil }
        return try Baseline(parsing: try files.text(at: path, label: label), file: label)
    }

    /// Writes the file unless it already holds the baseline; returns whether it did.
    package func write(_ baseline: Baseline) throws(WritingError) -> Bool {
        let text = baseline.text
        if let present = try? Data(contentsOf: URL(filePath: path)), present == Data(text.utf8) {
            return false
        }
        try WholeFile.write(text, to: path, shown: label)
        return true
    }
}

/// A command needs a baseline and has none.
package enum MissingBaseline: Error, CustomStringConvertible {
    /// The options need a baseline, and neither they nor the configuration name one.
    case unnamed
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
