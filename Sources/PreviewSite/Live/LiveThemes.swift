import Synchronization
import ThemeModel
import ThemeRendering

/// The themes of a live site with their verdicts: each is judged when a file asks for it, and kept until it changes.
final class LiveThemes: Sendable {
    private struct Known {
        let hash: UInt64?
        let judged: JudgedTheme
    }

    private let builder: SiteBuilder
    private let known: Mutex<[String: Known]>

    /// Takes over the verdicts on themes that did not change.
    init(_ builder: SiteBuilder, after previous: LiveThemes?) {
        self.builder = builder
        var known: [String: Known] = [:]
        if let previous, Self.frame(of: previous.builder) == Self.frame(of: builder) {
            known = previous.known.withLock { $0 }
        }
        self.known = Mutex(known)
    }

    /// The hashes of the inputs that all verdicts depend on.
    private static func frame(of builder: SiteBuilder) -> [UInt64?] {
        let inputs: [ArtifactInput] = [.settings, .templates]
        return inputs.map { builder.inputs.byName[$0.name] }
    }

    /// The theme at an index of the site, resolved and not judged.
    func theme(at index: Int) throws -> Theme {
        let entry = builder.check.entries[index]
        guard let theme = builder.check.catalog.theme(entry) else {
            throw LoadingError.changed(entry.label.id)
        }
        return theme
    }

    func judged(at index: Int) async throws -> JudgedTheme? {
        try await judged(at: [index]).first
    }

    /// All themes in their order.
    func all() async throws -> [JudgedTheme] {
        let indices = Array(builder.check.entries.indices)
        let themes = try await judged(at: indices)
        let ids = Set(themes.map(\.theme.id))
        known.withLock { $0 = $0.filter { ids.contains($0.key) } }
        return themes
    }

    private func judged(at indices: [Int]) async throws -> [JudgedTheme] {
        let ids = builder.check.entries.map(\.label.id)
        let hashes = builder.inputs.byName
        func hash(of id: String) -> UInt64? { hashes[ArtifactInput.theme(id).name] }
        let before = known.withLock { $0 }
        let stale = indices.filter { index in
            guard let known = before[ids[index]] else { return true }
            return known.hash != hash(of: ids[index])
        }
        let (themes, _) = try await builder.check.judgedThemes(at: stale, in: builder.content)
        let new = themes.map { ($0.theme.id, Known(hash: hash(of: $0.theme.id), judged: $0)) }
        let all = known.withLock { known in
            for (id, theme) in new { known[id] = theme }
            return known
        }
        return indices.compactMap { all[ids[$0]]?.judged }
    }
}
