import ThemeRendering

/// A file of the site, with what became of it.
struct WrittenFile: Sendable {
    let path: ArtifactPath
    let outcome: SiteWriter.Outcome
    /// The hash of its bytes; nil where that is not known.
    let hash: UInt64?
    /// The file that has these bytes; nil where it was not looked at.
    var identity: FileIdentity?
    /// Its stamp, where that stays as it is while the file gets to its place.
    var stamp: FileStamp?
}
