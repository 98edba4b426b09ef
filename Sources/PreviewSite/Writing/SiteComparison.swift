package import ThemeRendering

/// Compares a site in memory with the one on disk.
package struct SiteComparison: Sendable {
    private let folder: OutputFolder

    /// Compares with the folder at `output`.
    package init(output: String) { folder = OutputFolder(path: output) }

    /// Whether the file on disk has the same bytes.
    package func isFresh(_ artifact: Artifact) -> Bool {
        folder.bytes(of: artifact.path)?.elementsEqual(artifact.bytes) ?? false
    }

    /// The files that an earlier build wrote and that are not among `paths`.
    package func leftovers(besides paths: [ArtifactPath]) -> [ArtifactPath] {
        guard let name = ArtifactPath(BuildManifest.name), let bytes = folder.bytes(of: name),
            let manifest = BuildManifest(bytes: bytes)
        else { return [] }
        return Set(manifest.paths).subtracting(paths).sorted()
    }
}
