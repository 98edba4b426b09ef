package import Findings
import ThemeModel
import ThemeRendering

/// A site as its sources are now: a file of it is rendered when somebody asks for it, and nothing is written.
package struct SiteSnapshot: Sendable {
    package let builder: SiteBuilder
    private let themeIndices: [String: Int]
    let themes: LiveThemes

    /// A file of the site, and the names of the inputs that it depends on.
    package struct File: Sendable {
        package let bytes: [UInt8]
        package let inputs: Set<String>
    }

    /// Takes over from `previous` the verdicts on the themes that did not change.
    package init(_ builder: SiteBuilder, after previous: SiteSnapshot? = nil) {
        self.builder = builder
        themes = LiveThemes(builder, after: previous?.themes)
        let ids = builder.check.entries.map(\.label.id)
        themeIndices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    }

    /// The hash of each input of the site's files, by its name.
    package var inputs: [String: UInt64] { builder.inputs.byName }

    /// The file at a path; nil if the site has none.
    package func file(at path: String) async throws -> File? {
        guard let planned = planned(path), let bytes = try await bytes(of: planned) else {
            return nil
        }
        return File(bytes: bytes, inputs: Set(planned.inputNames))
    }

    /// The names of the inputs that a file depends on; nil if the site has no such file.
    package func inputs(of path: String) -> Set<String>? {
        planned(path).map { Set($0.inputNames) }
    }

    private func planned(_ path: String) -> PlannedFile? {
        ArtifactPath(path).flatMap { SiteFile($0) }.flatMap(builder.plan.planned)
    }

    private func bytes(of planned: PlannedFile) async throws -> [UInt8]? {
        switch planned.rendering {
        case .plain, .copy:
            return try planned.rendering.bytes(of: nil, among: [])
        case .styleSheet(let render):
            guard let index = themeIndex(of: planned.file) else { return nil }
            return render(builder.plan.renderer.styleSheet(of: try themes.theme(at: index)))
        case .verdict(let render):
            guard let index = themeIndex(of: planned.file) else { return nil }
            return try await themes.judged(at: index).flatMap(render)
        case .allThemes(let render):
            return try render(try await themes.all())
        }
    }

    private func themeIndex(of file: SiteFile) -> Int? {
        switch file {
        case .theme(let id, _), .registryItem(let id): themeIndices[id]
        case .shared, .asset: nil
        }
    }
}

// MARK: - Problems

extension SiteSnapshot {
    /// A theme or page cannot be read, or only in part, that `previous` has whole.
    package func lacks(filesOf previous: SiteSnapshot) -> Bool {
        let new = builder.check
        let old = previous.builder.check
        let mistaken = new.mistakenIDs.subtracting(old.mistakenIDs)
        let unusable = Set(new.unusableIDs).subtracting(old.unusableIDs)
        let themes = mistaken.union(unusable)
        let pages = new.pages.unreadable.union(new.pages.damaged.subtracting(old.pages.damaged))
        return old.entries.contains { themes.contains($0.label.id) }
            || old.pages.pages.contains { pages.contains($0.path) }
    }

    /// The errors for which a theme or page cannot be rendered, or only in part.
    package static func problems(of builder: SiteBuilder) -> [Finding] {
        let pages = builder.check.pages.unreadableFindings
        return builder.check.themeErrors + pages.filter { $0.severity == .error }
    }
}
