import Findings

/// What a build made, from what, and what there was to say: the next one need not do it again.
///
/// A record is a memory and nothing more: a build without one gives the same site.
struct BuildRecord: Sendable {
    /// The hash of the program and the settings.
    var settings: UInt64 = 0
    /// The hash of what the system said of the files that were read; nil where they might change without its saying so.
    var sources: UInt64?
    /// The files of the site.
    var outputs = OutputTable()
    /// What was found.
    var summary = BuildSummary()
    /// What the site was made from; of a record that was read, they are read when they are first asked for.
    let details: Lazy<BuildDetails>
    /// The details as bytes.
    let encoded: Lazy<RecordBytes>

    /// Begins a record of a site that was made from this.
    init(_ details: BuildDetails = BuildDetails()) {
        self.details = Lazy { details }
        encoded = Lazy { details.bytes }
    }
}
