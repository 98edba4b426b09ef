import ThemeRendering

/// Where a shard keeps what it knows, beside its themes' files.
enum ShardPath {
    /// What the shard is, and what its themes come to.
    static let record = ArtifactPath(ours: "shard.json")

    /// What it knows of its pages, for the merge.
    static let pages = ArtifactPath(ours: "pages")

    /// What its themes add to a gap of a shared file.
    static func parts(file: Int, gap: Int) -> ArtifactPath { ArtifactPath(ours: "parts/\(file)-\(gap)") }
}
