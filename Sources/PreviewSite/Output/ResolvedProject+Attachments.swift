import ProjectChecks
import Projects
import ThemeRendering

extension ResolvedProject {
    /// The images and other files that pages link to.
    var attachments: [SourcePath] {
        let wanted = Set(pages.files)
        return workspace.listing.assets.filter { wanted.contains($0.path) }
    }

    var copiedFiles: [PlannedFile] {
        attachments.compactMap { source in
            PlannedFile(
                .asset(.attachment(source.path)),
                from: [.file(source.path)],
                .copied { try copy(source, $0) }
            )
        }
    }

    /// Passes a file on; an image in SVG, which was harmless when its page was read, only if it is so still.
    private func copy(_ source: SourcePath, _ write: ByteSink) throws {
        let isImage = source.path.lowercased().hasSuffix(".svg")
        guard isImage, !workspace.configuration.allowsRawHTML else {
            return try workspace.project.read(source, write)
        }
        let file = try workspace.project.read(source, limit: TextFile.sizeLimit)
        if file.imageProblem != nil { throw LoadingError.changed(file.label) }
        try Array(file.bytes).withUnsafeBytes(write)
    }
}
