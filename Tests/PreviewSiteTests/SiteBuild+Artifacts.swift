import PreviewSite
import ThemeRendering

extension SiteBuild {
    /// Hands every file of the site to `visit` as a whole.
    func artifacts<Result: Sendable>(
        jobs: Int, _ visit: @escaping @Sendable (Artifact) throws -> Result
    ) async throws -> [(path: ArtifactPath, result: Result)] {
        let (files, _) = try await render(jobs: jobs, at: nil, progress: { _, _ in }) {
            try visit(try $0.render())
        } visitShared: { path, pieces in
            var bytes: [UInt8] = []
            try pieces { bytes += $0 }
            return try visit(Artifact(path: path, bytes: bytes))
        }
        return files
    }
}
