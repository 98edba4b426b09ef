package import Findings
import ThemeRendering

/// What a build made, from what, and what there was to say: the next one need not do it again.
///
/// A record is a memory and nothing more: a build without one gives the same site.
package struct BuildRecord: Sendable {
    /// A file of the site as the build left it.
    struct Output: Hashable, Sendable {
        let path: String
        /// What the system says of the file; nil where it might say the same after a change.
        let stamp: FileStamp?
        /// The hash of its bytes.
        let hash: UInt64
    }

    /// The hash of everything that was read, with the program and the settings.
    var everything: UInt64 = 0
    /// The hash of what the system said of the files that were read; nil where they might change without its saying so.
    var sources: UInt64?
    /// The hashes of the program with the settings, and of what the files were made from, by name.
    var inputs: [String: UInt64] = [:]
    /// The files of the site.
    var outputs: [Output] = []
    /// The files beside the pages that went into the site.
    var files: [String] = []
    /// The themes, in their order.
    var themes: [(id: String, memory: ThemeMemory)] = []
    /// Where the gaps of shared files begin that themes fill, by the files' paths.
    var gaps: [String: [Int]] = [:]
    /// What was known of the themes.
    var catalog: CatalogMemory?
    /// What was found.
    package var summary = BuildSummary()

    /// The files of the site by their paths.
    var outputsByPath: Freshness.Outputs { Dictionary(outputs.map { ($0.path, $0) }) { first, _ in first } }
}

/// What a build has to say about the project.
package struct BuildSummary: Hashable, Sendable {
    /// How many findings `shown` may hold.
    package static let limit = 10

    /// The first findings that count and are more than notes.
    package var shown: [Finding] = []
    /// How many there are in all.
    package var count = 0
    /// Whether there is an error among them.
    package var hasErrors = false
    /// How many theme files give no theme.
    package var unusable = 0

    init() {}

    /// Whether a build shows a finding: one that counts and is more than a note.
    package static func isShown(_ finding: Finding) -> Bool { finding.counts && finding.severity > .note }

    /// Adds findings, of which those are kept that there is room for.
    mutating func add(_ findings: [Finding]) {
        let own = findings.filter(Self.isShown)
        shown += own.prefix(max(0, Self.limit - shown.count))
        count += own.count
        hasErrors = hasErrors || own.contains { $0.severity == .error }
    }
}

extension ArtifactInput {
    /// The name in a record, and the words for a person who asks what changed.
    var name: String {
        switch self {
        case .templates: "the templates"
        case .pageList: "the list of pages"
        case .page(let path): "the page \(path)"
        case .frame(let theme): "the name, modes or neighbours of \(theme)"
        case .theme(let id): "the theme \(id)"
        case .themeList: "the list of themes"
        case .allThemes: "the themes"
        case .file(let path): "the file \(path)"
        }
    }
}
