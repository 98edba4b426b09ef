import Synchronization
import ThemeRendering

/// A theme that is being worked on, or some of its pages: read and checked when something first asks for it.
final class ThemeInWork: Sendable {
    private let stretch: ThemeStretch
    private let build: SiteBuild
    private let known = Mutex<JudgedTheme?>(nil)

    init(_ stretch: ThemeStretch, in build: SiteBuild) {
        self.stretch = stretch
        self.build = build
    }

    /// The theme's id.
    var id: String { stretch.entry.label.id }

    /// Whether this begins the theme: whatever is not a page of it goes with the first pages.
    var isFirst: Bool { stretch.isFirst }

    /// Where among the files of the site its own begin.
    var place: Int { stretch.place }

    /// The files of the theme alone.
    var plan: [PlannedArtifact] {
        let label = stretch.entry.label
        let own = isFirst ? build.renderer.plan(for: label) { try self.judged() } : []
        return own + build.renderer.plan(ofPages: stretch.pages, for: label)
    }

    /// The theme with what was found about it.
    func judged() throws -> JudgedTheme {
        if let judged = known.withLock({ $0 }) { return judged }
        let judged = try build.judged(stretch.entry)
        known.withLock { $0 = judged }
        return judged
    }
}
