import ThemeRendering

/// A file of the site, with what became of it.
struct WrittenFile: Sendable {
    let path: ArtifactPath
    let outcome: SiteWriter.Outcome
    /// The hash of its bytes; nil where that is not known.
    let hash: UInt64?
    /// The stamp of the file that has these bytes; nil where it was not looked at.
    var stamp: FileStamp?
    /// Whether the stamp is that of the file in its place, and not of one that is still to be moved or looked at.
    var isPlaced = false
}

extension WrittenFile {
    /// A file that stays as the last build left it.
    init(kept path: ArtifactPath, _ output: OutputTable.State?) {
        self.init(path: path, outcome: .kept, hash: output?.hash, stamp: output?.stamp, isPlaced: true)
    }
}
