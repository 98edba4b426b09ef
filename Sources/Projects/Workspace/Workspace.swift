package import Findings
import ForeignFormats
import ThemeModel
package import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project with the files of its themes and templates read.
///
/// Pages and the files beside them are read on demand, since they may not fit in memory.
package struct Workspace: Sendable {
    package let project: Project
    package let listing: SourceListing
    /// Sorted by path.
    package var themeFiles: [SourceFile] = []
    /// By file name.
    package var templates: [String: TemplateFile] = [:]
    /// Findings about templates that cannot be read.
    package private(set) var templateFindings: [Finding] = []

    package var configuration: Configuration { project.configuration }

    package init(_ project: Project, _ listing: SourceListing, jobs: Int) async throws {
        self.project = project
        self.listing = listing
        let read = try await concurrentMap(listing.themes, jobs: jobs) { source in
            try project.read(source, limit: ThemeSource.sizeLimit)
        }
        themeFiles = project.joined(read, at: listing.themes).map { file in
            var file = file
            file.formats = project.formats.set
            return file
        }
        for source in listing.templates {
            try addTemplate(source)
        }
    }

    private mutating func addTemplate(_ source: SourcePath) throws {
        guard let name = TemplateSet.name(ofFileAt: source.path) else { return }
        let (template, findings) = try project.read(source, limit: TextFile.sizeLimit).template
        templateFindings += findings
        if let other = templates[name] {
            templateFindings.append(TemplateSet.takenName(name, of: source.label, by: other))
        }
        templates[name] = template
    }

    /// ``pathsByLabel`` for theme files and those that they refer to.
    package var themePathsByLabel: [String: String] {
        let paths = listing.themes.map { ($0.label, project.shown($0.absolute)) }
        return Dictionary(paths + folderPaths + partPaths) { first, _ in first }
    }

    /// The files that theme files refer to, which may be in no folder of themes.
    private var partPaths: [(String, String)] {
        let roots = project.roots(of: listing.themes)
        return themeFiles.filter { $0.kind == .single }.flatMap(\.others.keys).compactMap { label in
            let path = roots.lazy.map { "\($0)/\(label)" }.first {
                FileKind(following: $0) == .file
            }
            return path.map { (label, project.shown($0)) }
        }
    }

    /// The folders that are one theme each, which findings name like files.
    private var folderPaths: [(String, String)] {
        listing.themes.compactMap { source in
            guard let label = ThemeReader.themeFolder(of: source.label)?.path,
                let path = ThemeReader.themeFolder(of: source.absolute)?.path
            else { return nil }
            return (label, project.shown(path))
        }
    }

    /// Paths relative to the current folder, by the files' names in findings.
    package var pathsByLabel: [String: String] {
        let summary = listing.summary.map { [$0] } ?? []
        let sources = [listing.themes, listing.templates, listing.pages, listing.assets, summary]
            .joined()
        let paths = sources.map { ($0.label, project.shown($0.absolute)) }
        let configuration = (ProjectFolder.configurationName, project.shownConfiguration)
        let formats = project.formats.findings.compactMap(\.location?.file).map {
            ($0, project.shown(project.folder.absolute($0)))
        }
        return Dictionary(paths + folderPaths + partPaths + formats + [configuration]) {
            first,
            _ in first
        }
    }

    /// Nil if no page or file beside the pages has the label, or it cannot be read.
    package func text(ofPage label: String) -> String? {
        let sources = [listing.pages, listing.assets, listing.summary.map { [$0] } ?? []].joined()
        return sources.first { $0.label == label }.flatMap {
            try? project.read($0, limit: TextFile.sizeLimit)
        }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
