import Findings
import SourceText
import SourceTrees

/// Values of a file that give no colour: one finding for each kind.
struct SkippedValues {
    enum Kind: Int, CaseIterable {
        case noColor, unreadable
    }

    private struct Entry {
        let text: String
        let slot: String
        let location: SourceLocation
        var count = 0
    }

    private let title: String
    private var entries: [Kind: Entry] = [:]

    init(_ title: String) { self.title = title }

    mutating func add(_ kind: Kind, _ text: String, _ slot: String, at location: SourceLocation) {
        entries[kind, default: Entry(text: text, slot: slot, location: location)].count += 1
    }

    var findings: [Finding] {
        Kind.allCases.compactMap { kind in
            guard let entry = entries[kind] else { return nil }
            let what = kind == .noColor ? "stands for no colour of the file" : "is no colour"
            let more = entry.count == 1 ? "" : ", and \(entry.count - 1) more of this kind"
            return Finding(
                .invalidColor,
                .warning,
                "'\(entry.text.excerpt)' for '\(entry.slot)' \(what)\(more) (\(title))",
                help:
                    "what needs it takes another colour of the theme; write a colour to choose it",
                at: entry.location
            )
        }
    }
}
