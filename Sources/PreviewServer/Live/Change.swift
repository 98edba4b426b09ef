import PreviewSite
import ThemeRendering

/// What a tab must do to show the present state of its page.
struct Change: Codable, Hashable, Sendable {
    /// The run of the program: a tab of another one loads its page again.
    let run: String
    let build: Int
    /// The theme's style sheet changed.
    var styles = false
    /// The page itself changed.
    var reload = false
    /// The site has no such page any more.
    var gone = false
}

/// The builds in which each input of the site's files last changed.
struct InputHistory: Sendable {
    private(set) var build = 1
    private var changed: [String: Int] = [:]

    /// Counts a build if an input changed.
    mutating func advance(from old: [String: UInt64], to new: [String: UInt64]) -> Bool {
        let names = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        if names.isEmpty { return false }
        build += 1
        for name in names { changed[name] = build }
        return true
    }

    /// What a tab that shows a page of a build must do; `inputs` are those of the page, nil if there is none.
    func change(for path: String, inputs: Set<String>?, since known: Int, run: String) -> Change {
        var change = Change(run: run, build: build)
        guard let inputs else {
            change.gone = true
            return change
        }
        if case .theme(let id, _) = ArtifactPath(path).flatMap({ SiteFile($0) }) {
            change.styles = isNewer(ArtifactInput.theme(id).name, than: known)
        }
        change.reload = inputs.contains { isNewer($0, than: known) }
        return change
    }

    private func isNewer(_ name: String, than build: Int) -> Bool {
        changed[name].map { $0 > build } ?? false
    }
}
