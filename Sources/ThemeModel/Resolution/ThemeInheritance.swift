public import Findings
import SourceText

/// Puts every document over the one it extends.
public enum ThemeInheritance {
    /// The most themes in a chain where each extends the next.
    package static let depthLimit = 32

    /// The documents, each over its base, and findings about `extends` and ids.
    ///
    /// Of two documents with one id the first stays. Complexity: O(n · depth).
    public static func flatten(
        _ documents: [ThemeDocument]
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        let (chains, findings) = chains(of: documents.map { ThemeLink($0) })
        let flat = chains.compactMap { chain in
            merged(chain.map { documents[$0] })
        }
        return (flat, findings)
    }

    /// The first document over all others in a chain where each extends the next.
    package static func merged(_ chain: [ThemeDocument]) -> ThemeDocument? {
        guard let last = chain.last else { return nil }
        return chain.dropLast().reversed().reduce(last) { base, document in
            document.extending(base)
        }
    }

    /// For each document, its index and the indices of those that it extends, nearest first.
    ///
    /// A document with a repeated id or an unknown base has a finding and no chain.
    package static func chains(of links: [ThemeLink?]) -> (chains: [[Int]], findings: [Finding]) {
        var search = BaseSearch(links)
        let chains = search.unique.compactMap { search.chain(from: $0) }
        return (chains, search.findings)
    }
}

package struct ThemeLink: Sendable {
    let id: String
    let name: String?
    let format: String
    let base: Located<String>?
    let location: SourceLocation?

    /// Themes of ours extend those of any format; those of other tools, only what the tool finds.
    var basesFormat: String? { format == OwnFormat.name ? nil : format }

    package init(_ document: ThemeDocument) {
        id = document.id
        name = document.name
        format = document.format
        base = document.base
        location = document.location
    }
}

private struct BaseSearch {
    private let links: [ThemeLink?]
    /// The first document with each id: in each format, and at nil in all.
    private var indices: [String?: [String: Int]] = [nil: [:]]
    /// The indices of the documents whose id no earlier one has.
    private(set) var unique: [Int] = []
    private(set) var findings: [Finding] = []
    private var guesses = GuessBudget()
    /// The ids of themes by their names in lower case; of two with one name, the first.
    private let ids: [String: String]

    init(_ links: [ThemeLink?]) {
        self.links = links
        var ids: [String: String] = [:]
        for link in links.compactMap(\.self) {
            guard let name = link.name?.lowercased(), ids[name] == nil else { continue }
            ids[name] = link.id
        }
        self.ids = ids
        for (index, link) in links.enumerated() {
            guard let link else { continue }
            if indices[link.format]?[link.id] == nil {
                indices[link.format, default: [:]][link.id] = index
            }
            if let first = indices[nil]?[link.id] {
                findings.append(.duplicateID(link, of: links[first]))
            } else {
                indices[nil]?[link.id] = index
                unique.append(index)
            }
        }
    }

    /// Nil with a finding at the theme itself, or at the base that has the fault.
    mutating func chain(from start: Int) -> [Int]? {
        var chain = [start]
        while let link = links[chain[chain.count - 1]], let base = link.base {
            guard let parent = indices[link.basesFormat]?[base.value] else {
                // The base of a base is reported for that base.
                if chain.count == 1 {
                    let guess = guess(for: base.value, of: link)
                    findings.append(.unknownBase(link, base, guess: guess))
                }
                return nil
            }
            if let first = chain.firstIndex(of: parent) {
                if first == 0 {
                    let circle = (chain + [parent]).compactMap { links[$0] }
                    findings.append(.circle(circle))
                }
                return nil
            }
            chain.append(parent)
            if chain.count > ThemeInheritance.depthLimit {
                findings.append(.tooDeep(links[start]))
                return nil
            }
        }
        return chain
    }

    private mutating func guess(for base: String, of link: ThemeLink) -> String? {
        let format = link.basesFormat
        let own = indices[format]?.removeValue(forKey: link.id)
        defer { indices[format]?[link.id] = own }
        if let named = ids[base.lowercased()], indices[format]?[named] != nil { return named }
        let others = indices[format] ?? [:]
        return ThemeID.closest(to: base, among: others.keys, within: &guesses)
    }
}

extension Finding {
    fileprivate static func duplicateID(_ link: ThemeLink, of first: ThemeLink?) -> Finding {
        let other = first?.location?.file ?? "another theme"
        let own = link.location?.file ?? "this theme"
        let finding = Finding(
            .duplicateID,
            .error,
            "the id '\(link.id)' is taken by \(other)",
            help: "rename one of \(other) and \(own): the file name gives the id",
            at: link.location
        )
        return finding.about(link)
    }

    fileprivate static func unknownBase(
        _ link: ThemeLink,
        _ base: Located<String>,
        guess: String?
    ) -> Finding {
        var kind = "theme"
        var advice = "'extends' takes the id of another theme: its file name"
        if let format = link.basesFormat {
            kind = "theme of the format '\(format)'"
            advice = "put its file beside this one"
        }
        let finding = Finding(
            .unknownBase,
            .error,
            "'\(link.id)' extends '\(base.value.excerpt)', which is no \(kind) here",
            help: guess.map(didYouMean) ?? advice,
            at: base.location
        )
        return finding.about(link)
    }

    /// `links` begin and end with the same theme.
    fileprivate static func circle(_ links: [ThemeLink]) -> Finding {
        Finding(
            .unknownBase,
            .error,
            "themes extend each other in a circle: \(links.map(\.id).joined(separator: " → "))",
            help: "one of them must stand by itself",
            at: links.first?.base?.location
        ).about(links.first)
    }

    fileprivate static func tooDeep(_ link: ThemeLink?) -> Finding {
        Finding(
            .unknownBase,
            .error,
            "more than \(ThemeInheritance.depthLimit) themes extend each other here",
            help: "extend a theme that is nearer to the base, or look for a circle",
            at: link?.base?.location
        ).about(link)
    }

    private func about(_ link: ThemeLink?) -> Finding {
        var finding = self
        finding.theme = link?.id
        return finding
    }
}
