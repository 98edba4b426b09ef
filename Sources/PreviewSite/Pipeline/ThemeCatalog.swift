import Findings
import ThemeFormats
import ThemeModel
import ThemeRendering

/// A project's themes: what must be known of all of them at once, and the way to each.
///
/// The themes of a small project are kept; those of a large one are read again when they are asked for.
struct ThemeCatalog: Sendable {
    /// A theme that can be shown.
    struct Entry: Sendable {
        let label: ThemeLabel
        /// The places of its files among those that were read: its own first, then those of the themes it extends.
        let files: [Int]
        /// Whether it has CSS of its own.
        let hasStyle: Bool
        /// The name of its file's format.
        let format: String
    }

    /// The bytes of theme files up to which all themes are kept.
    static let keepingLimit = 1 << 20

    /// The themes that can be shown, in the order of their files.
    let entries: [Entry]
    /// What was found while they were read, put over each other and resolved.
    let findings: [Finding]
    /// The id of each file.
    let fileIDs: [String]
    private let readings: ThemeReadings
    private let kept: [String: Theme]

    /// Takes what is known of the themes; `kept` are those that need not be read again.
    init(
        entries: [Entry], findings: [Finding], fileIDs: [String], readings: ThemeReadings, kept: [String: Theme] = [:]
    ) {
        self.entries = entries
        self.findings = findings
        self.fileIDs = fileIDs
        self.readings = readings
        self.kept = kept
    }

    /// A theme; nil where its files are not those that the catalog was made of.
    func theme(_ entry: Entry) -> Theme? { kept[entry.label.id] ?? readings.theme(entry.files).theme }

    /// The themes among `ids`, or all of them where there are none, with all that they extend: what is wrong with a base
    /// is wrong with the themes over it.
    func relevant(_ ids: [String]) -> Set<String> {
        let files = entries.filter { ids.contains($0.label.id) }.flatMap(\.files)
        return Set(ids + files.map { fileIDs[$0] })
    }
}
