package import Findings
import SourceText
import ThemeModel

/// Compares the copies of a project's tokens, by name and mode, each with the first.
package struct MirrorCheck {
    private let copies: [TokenCopy]
    private var found = FindingSet()
    /// The places that were compared: a colour that two modes share is one fact.
    private var compared: Set<ComparedPlaces> = []

    private struct ComparedPlaces: Hashable {
        let name: String
        let first: SourceLocation?
        let second: SourceLocation?
    }

    private init(_ copies: [TokenCopy]) {
        self.copies = copies
    }

    /// The differences between copies, in the order of the copies.
    ///
    /// Complexity: O(copies × modes × tokens).
    package static func findings(in copies: [TokenCopy]) -> [Finding] {
        var check = MirrorCheck(copies)
        guard let first = copies.first else { return [] }
        for copy in copies.dropFirst() { check.compare(first, copy) }
        return check.found.all
    }

    private mutating func compare(_ first: TokenCopy, _ second: TokenCopy) {
        let appearances = AppearancePairs(first, second)
        for pair in appearances.pairs {
            compare(pair.first, of: first, with: pair.second, of: second)
        }
        // A copy without colours has its own finding.
        if first.appearances.isEmpty || second.appearances.isEmpty { return }
        for mode in appearances.onlyFirst { found.add(.missing(mode, of: first, in: second)) }
        for mode in appearances.onlySecond { found.add(.missing(mode, of: second, in: first)) }
    }

    private mutating func compare(
        _ first: CopiedAppearance,
        of original: TokenCopy,
        with second: CopiedAppearance,
        of copy: TokenCopy
    ) {
        let names = ReducedNames.agreeing(first.tokens, second.tokens)
        for (name, indices) in names.first.tokens {
            let token = first.tokens[indices[0]]
            if let others = names.second.tokens[name] {
                for index in indices {
                    for other in others {
                        compare(first.tokens[index], second.tokens[other], in: second, copy)
                    }
                }
            } else if let own = second.derived[name] {
                compare(token, own, in: second, copy)
            } else if isMissed(token, in: copy) {
                found.add(.missing(token, of: original, in: copy))
            }
        }
        for (name, indices) in names.second.tokens where !names.first.tokens.contains(name) {
            let token = second.tokens[indices[0]]
            if let own = first.derived[name] {
                compare(own, token, in: second, copy)
            } else if isMissed(token, in: original) {
                found.add(.missing(token, of: copy, in: original))
            }
        }
    }

    private mutating func compare(
        _ first: CopiedToken,
        _ second: CopiedToken,
        in mode: CopiedAppearance,
        _ copy: TokenCopy
    ) {
        guard isNew(second.name, first.color.location, second.color.location) else { return }
        var finding: Finding?
        if first.color.isKnown && second.color.isKnown {
            let difference = CopiedColorDifference(first.color, second.color)
            finding = .differing(first, second, difference, in: copy)
        } else {
            finding = .unknown(first, second, in: copy)
        }
        finding?.mode = mode.mode
        if let finding { found.add(finding) }
    }

    private mutating func isMissed(_ token: CopiedToken, in copy: TokenCopy) -> Bool {
        isNew(token.name, nil, copy.location)
    }

    private mutating func isNew(
        _ name: String,
        _ first: SourceLocation?,
        _ second: SourceLocation?
    ) -> Bool {
        let places = ComparedPlaces(name: name, first: first, second: second)
        return compared.insert(places).inserted
    }
}
