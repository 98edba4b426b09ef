package import ThemeRendering

/// Compares a site in memory with the one on disk.
package struct SiteComparison: Sendable {
    private let folder: OutputFolder

    /// Compares with the folder at `output`.
    package init(output: String) { folder = OutputFolder(path: output) }

    /// Whether the file on disk has the same bytes.
    package func isFresh(_ artifact: Artifact) -> Bool { folder.holds(artifact.bytes, at: artifact.path) }

    /// Whether the file on disk has just the bytes that come from a source.
    package func isFresh(_ path: ArtifactPath, _ pieces: SiteBuild.ByteSource) throws -> Bool {
        try folder.holds(at: path, pieces)
    }

    /// The files that an earlier build wrote and that are not among `paths`.
    package func leftovers(besides paths: [ArtifactPath]) -> [ArtifactPath] {
        Set(manifest?.paths ?? []).subtracting(paths).sorted()
    }

    /// The manifest, where it does not list just these paths or is not there.
    package func staleManifest(listing paths: [ArtifactPath]) -> ArtifactPath? {
        manifest == BuildManifest(files: paths) ? nil : BuildManifest.path
    }

    private var manifest: BuildManifest? { BuildManifest(in: folder) }
}
