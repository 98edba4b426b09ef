import Synchronization
import ThemeRendering

/// A theme that is being worked on: read and checked when something first asks for it.
final class ThemeInWork: Sendable {
    private let entry: ThemeCatalog.Entry
    private let build: SiteBuild
    private let known = Mutex<JudgedTheme?>(nil)

    init(_ entry: ThemeCatalog.Entry, in build: SiteBuild) {
        self.entry = entry
        self.build = build
    }

    /// The theme's id.
    var id: String { entry.label.id }

    /// The files of the theme alone.
    var plan: [PlannedArtifact] { build.renderer.plan(for: entry.label) { try self.judged() } }

    /// The theme with what was found about it.
    func judged() throws -> JudgedTheme {
        if let judged = known.withLock({ $0 }) { return judged }
        let judged = try build.judged(entry)
        known.withLock { $0 = judged }
        return judged
    }
}
