public import Findings

/// Puts every document over the one it extends.
public enum ThemeInheritance {
    /// The documents, each with its base's values under its own, and what was wrong with `extends` and ids.
    ///
    /// Of two documents with one id the first stays. Complexity: O(n · depth).
    public static func flatten(_ documents: [ThemeDocument]) -> (documents: [ThemeDocument], findings: [Finding]) {
        let (chains, findings) = chains(of: documents.map { ThemeLink($0) })
        return (chains.compactMap { chain in merged(chain.map { documents[$0] }) }, findings)
    }

    /// The first of some documents with the values of the others under its own, each of which extends the one behind it.
    package static func merged(_ chain: [ThemeDocument]) -> ThemeDocument? {
        guard let last = chain.last else { return nil }
        return chain.dropLast().reversed().reduce(last) { $1.extending($0) }
    }

    /// The places of each document that stands on what is there and of those that it extends, and what is wrong with the others.
    package static func chains(of links: [ThemeLink?]) -> (chains: [[Int]], findings: [Finding]) {
        var findings: [Finding] = []
        var guesses = GuessBudget()
        var places: [String: Int] = [:]
        var unique: [Int] = []
        for (place, link) in links.enumerated() {
            guard let link else { continue }
            if let first = places[link.id] {
                findings.append(duplicate(link, of: links[first]))
            } else {
                places[link.id] = place
                unique.append(place)
            }
        }
        let named = Lazy { idsByName(links) }
        return (unique.compactMap { chain(from: $0, links, places, named, &guesses, &findings) }, findings)
    }

    private static func chain(
        from start: Int, _ links: [ThemeLink?], _ places: [String: Int], _ named: Lazy<[String: String]>,
        _ guesses: inout GuessBudget, _ findings: inout [Finding]
    ) -> [Int]? {
        var chain = [start]
        while let base = links[chain[chain.count - 1]]?.base {
            guard let parent = places[base.value] else {
                if chain.count == 1, let link = links[start] {
                    let guess =
                        named.value[base.value.lowercased()]
                        ?? ThemeID.closest(to: base.value, among: places.keys, within: &guesses)
                    findings.append(unknownBase(link, base, guess: guess))
                }
                return nil
            }
            if let first = chain.firstIndex(of: parent) {
                if first == 0 { findings.append(circle((chain + [parent]).compactMap { links[$0] })) }
                return nil
            }
            chain.append(parent)
        }
        return chain
    }

    /// The ids of themes by the names that they give themselves, in lower case; of two with one name, the first.
    private static func idsByName(_ links: [ThemeLink?]) -> [String: String] {
        let names = links.compactMap { link in link.flatMap { link in link.name.map { ($0.lowercased(), link.id) } } }
        return Dictionary(names) { first, _ in first }
    }

    private static func duplicate(_ document: ThemeLink, of first: ThemeLink?) -> Finding {
        let other = first?.location?.file ?? "another theme"
        var finding = Finding(
            .duplicateID, .error, "the id '\(document.id)' is taken by \(other)",
            help: "rename one of \(other) and \(document.location?.file ?? "this theme"): the file name gives the id",
            at: document.location)
        finding.theme = document.id
        return finding
    }

    private static func unknownBase(_ document: ThemeLink, _ base: Located<String>, guess: String?) -> Finding {
        var finding = Finding(
            .unknownBase, .error, "'\(document.id)' extends '\(base.value.excerpt)', which is no theme here",
            help: guess.map(didYouMean) ?? "'extends' takes the id of another theme: its file name",
            at: base.location)
        finding.theme = document.id
        return finding
    }

    /// `links` are those of a theme, of all that it stands on, and of the theme once more.
    private static func circle(_ links: [ThemeLink]) -> Finding {
        var finding = Finding(
            .unknownBase, .error,
            "themes extend each other in a circle: \(links.map(\.id).joined(separator: " → "))",
            help: "one of them must stand by itself", at: links.first?.base?.location)
        finding.theme = links.first?.id
        return finding
    }
}
