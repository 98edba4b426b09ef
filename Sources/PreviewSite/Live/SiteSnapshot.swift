package import Findings
import ProjectChecks
import Projects
import ThemeModel
import ThemeRendering

/// A site as its sources are now: a file of it is rendered when somebody asks for it, and nothing is written.
package struct SiteSnapshot: Sendable {
    package let builder: SiteBuilder

    /// A file of the site, and the names of the inputs that it depends on.
    package struct File: Sendable {
        package let bytes: [UInt8]
        package let inputs: Set<String>
    }

    package init(_ builder: SiteBuilder) { self.builder = builder }

    /// The hash of each input of the site's files, by its name.
    package var inputs: [String: UInt64] { builder.inputs.byName }

    /// The file at a path; nil if the site has none.
    package func file(at path: String) throws -> File? {
        guard let planned = planned(path), let bytes = try planned.bytes() else { return nil }
        return File(bytes: bytes, inputs: Set(planned.inputNames))
    }

    /// The names of the inputs that a file depends on; nil if the site has no such file.
    package func inputs(of path: String) -> Set<String>? {
        planned(path).map { Set($0.inputNames) }
    }

    private func planned(_ path: String) -> PlannedFile? {
        guard let path = ArtifactPath(path), let file = SiteFile(path) else { return nil }
        return builder.plan.planned(file)
    }
}

// MARK: - Problems

extension SiteSnapshot {
    /// A theme or page cannot be read, or only in part, that `previous` has whole.
    package func lacks(filesOf previous: SiteSnapshot) -> Bool {
        let new = builder.project
        let old = previous.builder.project
        let mistaken = new.mistakenIDs.subtracting(old.mistakenIDs)
        let unusable = Set(new.unusableIDs).subtracting(old.unusableIDs)
        let themes = mistaken.union(unusable)
        let damaged = new.pages.damaged.subtracting(old.pages.damaged)
        let pages = new.pages.unreadable.union(damaged)
        return old.themes.contains { themes.contains($0.id) }
            || old.pages.pages.contains { pages.contains($0.path) }
    }

    /// The errors for which a theme or page cannot be rendered, or only in part.
    package static func problems(of builder: SiteBuilder) -> [Finding] {
        let pages = builder.project.pages.unreadableFindings
        return builder.project.themeErrors + pages.filter { $0.severity == .error }
    }
}
