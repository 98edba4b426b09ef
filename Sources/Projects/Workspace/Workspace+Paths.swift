import Findings
import ForeignFormats
import SourceText

/// Paths relative to the current folder, by the files' names in findings.
extension Workspace {
    /// The paths of theme files and those that they refer to.
    package var themePathsByLabel: [String: String] {
        paths(of: [listing.themes], and: [])
    }

    /// The paths of all sources.
    package var pathsByLabel: [String: String] {
        let summary = [listing.summary].compactMap(\.self)
        let configuration = (ProjectFolder.configurationName, project.shownConfiguration)
        let tables = project.formatFindings.compactMap(\.location?.file)
        let formats = tables.map { ($0, project.shown(project.folder.absolute($0))) }
        return paths(
            of: [
                listing.themes, listing.templates, listing.pages, listing.assets, summary,
                listing.appFiles,
            ],
            and: formats + [configuration]
        )
    }

    private func paths(
        of sources: [[SourcePath]],
        and others: [(String, String)]
    ) -> [String: String] {
        let paths = sources.joined().map { ($0.label, project.shown($0.absolute)) }
        return Dictionary(keepingFirst: paths + folderPaths + partPaths + others)
    }

    /// The files that theme files refer to, which may be in no folder of themes.
    private var partPaths: [(String, String)] {
        let roots = project.roots(of: listing.themes)
        let single = themeFiles.filter { $0.kind == .single }
        return single.flatMap(\.others.keys).compactMap { label in
            let candidates = roots.lazy.map { "\($0)/\(label)" }
            let path = candidates.first { FileKind(following: $0) == .file }
            return path.map { (label, project.shown($0)) }
        }
    }

    /// The folders that are one theme each, which findings name like files.
    private var folderPaths: [(String, String)] {
        let formats = project.formats.set
        return listing.themes.compactMap { source in
            guard let label = formats.themeFolder(of: source.label)?.path,
                let path = formats.themeFolder(of: source.absolute)?.path
            else { return nil }
            return (label, project.shown(path))
        }
    }

    /// Nil if no page, file beside the pages or file of the app has the label, or it cannot be read.
    package func text(ofPage label: String) -> String? {
        if let text = appFiles.text(of: label) { return text }
        let summary = [listing.summary].compactMap(\.self)
        let sources = [listing.pages, listing.assets, summary].joined()
        guard let source = sources.first(where: { $0.label == label }),
            let file = try? project.read(source, limit: TextFile.sizeLimit)
        else { return nil }
        return String(decoding: file.bytes, as: UTF8.self)
    }
}
