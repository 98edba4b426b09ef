import Findings
import ForeignFormats
import SourceText
import ThemeModel
package import ThemeRendering

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
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
    private(set) var templateFindings: [Finding] = []

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
        let (template, findings) = try project.read(source, limit: Project.pageLimit).template
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
            try? project.read($0, limit: Project.pageLimit)
        }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

/// The path and bytes of a source file.
package struct SourceFile: Sendable {
    /// The file's name in findings and the site: relative to the project, or to the parent of a folder outside it.
    package let label: String
    /// Relative to the listed folder.
    package let path: String
    /// Longer than the limit for its kind if the file is too large, but perhaps not complete then.
    package internal(set) var bytes: Data
    /// Why the file cannot be read; nil if it can.
    var problem: FileProblem?
    /// How it and the others are one theme.
    var kind = ThemeSource.Kind.single
    /// The other files of its theme, by their labels.
    var others: [String: Data] = [:]
    var formats = FormatSet.builtIn

    /// A hash of the path and the bytes, those of other files too.
    var hash: UInt64 {
        var hash = ContentHash()
        hash.add(label)
        hash.add(path)
        hash.add(problem?.rawValue)
        hash.add(bytes)
        for (label, bytes) in others.sorted(by: { $0.key < $1.key }) {
            hash.add(label)
            hash.add(bytes)
        }
        return hash.value
    }

    /// The themes in the file, and the findings about it.
    var content: ThemeFileContent {
        if let problem {
            let finding = problem.finding(.unreadableFile, .error, file: label)
            return ThemeFileContent(documents: [], findings: [finding])
        }
        let source = ThemeSource(label, bytes, kind: kind, others: others)
        let (documents, findings) = ThemeReader.read(source, formats)
        return ThemeFileContent(documents: documents, findings: findings)
    }

    fileprivate var template: (file: TemplateFile?, findings: [Finding]) {
        func unreadable(_ message: String, help: String, at location: SourceLocation) -> (
            TemplateFile?, [Finding]
        ) {
            (nil, [Finding(.unreadableFile, .error, message, help: help, at: location)])
        }
        if let problem { return (nil, [problem.finding(.unreadableFile, .error, file: label)]) }
        guard bytes.count <= Project.pageLimit else {
            let message = "the template is larger than \(Project.pageLimit >> 20) MiB"
            return unreadable(
                message,
                help: "split it into several files",
                at: SourceLocation(file: label)
            )
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return unreadable(
                "the template is not UTF-8 text",
                help: "save it with the encoding UTF-8",
                at: SourceLocation(file: label, ofInvalidUTF8In: bytes)
            )
        }
        return (TemplateFile(text: text, location: label), [])
    }
}

extension Project {
    func read(_ source: SourcePath, limit: Int) throws(LoadingError) -> SourceFile {
        var bytes = Data()
        if source.problem == nil { try read(source, limit: limit) { bytes.append(contentsOf: $0) } }
        return SourceFile(
            label: source.label,
            path: source.path,
            bytes: bytes,
            problem: source.problem
        )
    }

    /// Passes a file of any size to `visit`, block by block.
    func read(
        _ source: SourcePath,
        limit: Int = .max,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws(LoadingError) {
        let isNamed = source.folder.isOfNamedFile
        do {
            try files.read(
                isNamed ? source.absolute : source.path,
                in: isNamed ? nil : source.folder.path,
                limit: limit,
                visit
            )
        } catch {
            throw .unreadable(shown(source.absolute), reason: "\(error)")
        }
    }

    /// A hash of the file's path and bytes.
    func hash(of source: SourcePath) throws(LoadingError) -> UInt64 {
        var hash = ContentHash()
        var count = UInt64(0)
        hash.add(source.label)
        try read(source) { block in
            hash.add(piece: block)
            count += UInt64(block.count)
        }
        hash.add(count)
        return hash.value
    }
}
