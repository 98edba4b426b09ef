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
package struct Workspace: Sendable {
    package let project: Project
    package let listing: SourceListing
    /// Sorted by path.
    package var themeFiles: [SourceFile] = []
    /// By file name.
    package var templates: [String: TemplateFile] = [:]
    /// The app's own files, where the listing has them.
    package private(set) var appFiles = AppFiles()
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
        if !listing.appFiles.isEmpty {
            appFiles = try await AppFiles(listing, of: project, jobs: jobs)
        }
    }

    private mutating func addTemplate(_ source: SourcePath) throws {
        let (template, findings) = try project.read(source, limit: TextFile.sizeLimit).template
        templateFindings += findings
        guard let name = TemplateSet.name(ofFileAt: source.path) else { return }
        // Some disks do not tell upper case from lower case.
        let taken = templates.first { $0.key.lowercased() == name.lowercased() }
        if let other = taken?.value {
            templateFindings.append(TemplateSet.takenName(name, of: source.label, by: other))
        }
        templates[name] = template
    }
}
