import Findings
import ThemeFormats
import ThemeModel
package import ThemeRendering

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A project with its themes and templates read. Pages and the files beside them are read when they are needed, since there may
/// be more than memory has room for.
package struct Workspace: Sendable {
    package let project: Project
    package let listing: SourceListing
    /// The theme files, in the order of their paths.
    package var themeFiles: [SourceFile] = []
    /// The project's own templates by file name.
    package var templates: [String: TemplateFile] = [:]
    /// Why templates cannot be read.
    private(set) var templateFindings: [Finding] = []

    package var configuration: Configuration { project.configuration }

    /// Reads themes and templates, up to `jobs` files at once.
    package init(_ project: Project, _ listing: SourceListing, jobs: Int) async throws {
        (self.project, self.listing) = (project, listing)
        themeFiles = try await concurrentMap(listing.themes, jobs: jobs) { source in
            try project.read(source, limit: ThemeReader.sizeLimit)
        }
        for source in listing.templates {
            let (template, findings) = try project.read(source, limit: Project.pageLimit).template
            templates[source.path] = template
            templateFindings += findings
        }
    }

    /// The same as ``pathsByLabel``, of theme files alone.
    package var themePathsByLabel: [String: String] {
        Dictionary(listing.themes.map { ($0.label, project.shown($0.absolute)) }) { first, _ in first }
    }

    /// The paths that one would type in the current folder, by the labels that findings name files with.
    package var pathsByLabel: [String: String] {
        let sources = [listing.themes, listing.templates, listing.pages].joined()
        let paths = sources.map { ($0.label, project.shown($0.absolute)) }
        let configuration = (ProjectFolder.configurationName, project.shownConfiguration)
        return Dictionary(paths + [configuration]) { first, _ in first }
    }

    /// The text of a page, by its label; nil where there is none.
    package func text(ofPage label: String) -> String? {
        let source = listing.pages.first { $0.label == label }
        return source.flatMap { try? project.read($0, limit: Project.pageLimit) }
            .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

/// A file that was read.
package struct SourceFile: Sendable {
    /// The path that findings and the site show: relative to the project, or to the parent of a folder outside it.
    package let label: String
    /// The path below the folder it was found in.
    package let path: String
    /// The bytes; one more than the limit where the file is larger.
    package let bytes: Data
    /// Why the file was not read; nil where it was.
    var problem: FileProblem?

    /// The hash of the file's names and bytes.
    var hash: UInt64 {
        var hash = ContentHash()
        hash.add(label)
        hash.add(path)
        hash.add(problem?.rawValue)
        hash.add(bytes)
        return hash.value
    }

    /// The theme in the file, if there is one, and what is wrong with it.
    var theme: (document: ThemeDocument?, findings: [Finding]) {
        if let problem { return (nil, [problem.finding(.unreadableFile, .error, file: label)]) }
        return ThemeReader.read(bytes, file: label)
    }

    /// The template in the file, if there is one, and what is wrong with it.
    fileprivate var template: (file: TemplateFile?, findings: [Finding]) {
        func unreadable(_ message: String, help: String, at location: SourceLocation) -> (TemplateFile?, [Finding]) {
            (nil, [Finding(.unreadableFile, .error, message, help: help, at: location)])
        }
        if let problem { return (nil, [problem.finding(.unreadableFile, .error, file: label)]) }
        guard bytes.count <= Project.pageLimit else {
            let message = "the template is larger than \(Project.pageLimit >> 20) MiB"
            return unreadable(message, help: "split it into several files", at: SourceLocation(file: label))
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return unreadable(
                "the template is not UTF-8 text", help: "save it with the encoding UTF-8",
                at: SourceLocation(file: label, ofInvalidUTF8In: bytes))
        }
        return (TemplateFile(text: text, location: label), [])
    }
}

extension Project {
    func read(_ source: SourcePath, limit: Int) throws(LoadingError) -> SourceFile {
        var file = SourceFile(label: source.label, path: source.path, bytes: Data(), problem: source.problem)
        if source.problem != nil { return file }
        do {
            file = SourceFile(
                label: source.label, path: source.path, bytes: try files.read(source.absolute, limit: limit))
        } catch {
            throw .unreadable(shown(source.absolute), reason: "\(error)")
        }
        return file
    }
}
