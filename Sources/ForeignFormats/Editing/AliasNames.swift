package import ColorScience
import SourceText
import Synchronization
package import ThemeModel

/// The names that the tokens of some files have in the aliases of these files.
package final class AliasNames: Sendable {
    private let texts: [String: ThemeText]
    /// The keys that lead to each value, by files; a file has none before the first question.
    private let keys = Mutex<[String: [SourceLocation: [String]]]>([:])
    /// The answers so far: a search asks for each again in each of its rounds.
    private let answers = Mutex<[Question: String?]>([:])

    private struct Question: Hashable {
        let place: SourceLocation
        let target: SourceLocation
    }

    package init(_ texts: [String: ThemeText]) { self.texts = texts }

    /// The alias at a place with the name of another token; nil where it cannot be written.
    package func alias(
        at place: TokenPlace,
        from old: TokenPlace,
        to new: TokenPlace,
        _ color: SRGB8
    ) -> String? {
        guard let location = place.location, let target = new.location else { return nil }
        let question = Question(place: location, target: target)
        if let known = answers.withLock({ $0[question] }) { return known }
        var alias: String?
        if let oldKeys = keys(of: old), let newKeys = keys(of: new) {
            alias = texts[location.file]?.alias(at: location, from: oldKeys, to: newKeys, color)
        }
        answers.withLock { $0[question] = .some(alias) }
        return alias
    }

    private func keys(of place: TokenPlace) -> [String]? {
        guard let location = place.location else { return nil }
        return keys.withLock { known in
            if let keys = known[location.file] { return keys[location] }
            let keys = texts[location.file]?.keysOfValues ?? [:]
            known[location.file] = keys
            return keys[location]
        }
    }
}
