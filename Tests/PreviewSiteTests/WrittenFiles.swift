import PreviewSite
import Testing
import ThemeRendering

extension Artifact {
    /// A file of a site with this text.
    init(at path: String, _ text: String) throws {
        self.init(path: try #require(ArtifactPath(path)), text: text)
    }
}

extension SiteWriter {
    /// Writes files as one build does; returns which were not there, and how many of an earlier build were deleted.
    @discardableResult
    static func build(
        _ files: [String: String], in output: String
    ) throws -> (isNew: [String: Bool], removed: Int) {
        let writer = try SiteWriter(output: output)
        let artifacts = try files.map { try Artifact(at: $0.key, $0.value) }
        var isNew: [String: Bool] = [:]
        do {
            for artifact in artifacts { isNew[artifact.path.description] = try writer.write(artifact) }
            return (isNew, try writer.finish(artifacts.map(\.path)))
        } catch {
            writer.abandon()
            throw error
        }
    }
}
