import ColorScience
package import Findings
import SourceText
import ThemeModel

/// Compares the copies of a project's tokens, by name and mode, each with the first.
package struct MirrorCheck {
    private let copies: [TokenCopy]
    private var found = FindingSet()
    /// Every comparison, from both sides.
    private var results: [ComparedCopy] = []
    /// The colours that were compared: one that two modes share is one fact.
    private var compared: Set<ComparedColors> = []

    /// An alias has another colour in each mode, in the same place.
    private struct ComparedColors: Hashable {
        let name: String
        let first: Side
        let second: Side

        struct Side: Hashable {
            let location: SourceLocation?
            let color: Color
            let isKnown: Bool

            init(_ color: ThemeColor) {
                location = color.location
                self.color = color.color
                isKnown = color.isKnown
            }
        }
    }

    /// The copies in which a name was found missing.
    private var missed: Set<MissedName> = []

    private struct MissedName: Hashable {
        let name: String
        let copy: String
    }

    private init(_ copies: [TokenCopy]) {
        self.copies = copies
    }

    /// The differences between copies, in the order of the copies.
    ///
    /// Complexity: O(copies × modes × tokens).
    package static func findings(in copies: [TokenCopy]) -> [Finding] {
        checked(copies).found.all
    }

    /// The tokens of all copies, each with what another copy has in its place.
    ///
    /// Complexity: O(copies × modes × tokens).
    package static func comparisons(of copies: [TokenCopy]) -> [ComparedCopy] {
        checked(copies).results
    }

    private static func checked(_ copies: [TokenCopy]) -> MirrorCheck {
        var check = MirrorCheck(copies)
        guard let first = copies.first else { return check }
        for copy in copies.dropFirst() { check.compare(first, copy) }
        return check
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
        let names = ReducedNames.agreeing(
            (first.tokens, original.isCode),
            (second.tokens, copy.isCode)
        )
        for (name, indices) in names.first.tokens {
            let token = first.tokens[indices[0]]
            if let others = names.second.tokens[name] {
                for index in indices {
                    let token = first.tokens[index]
                    let partners = others.map { second.tokens[$0] }
                    for partner in Self.partners(of: token, among: partners) {
                        compare(token, of: first, original, partner, of: second, copy)
                    }
                }
            } else if let own = second.derived[name] {
                compare(token, of: first, original, own, of: second, copy)
            } else {
                addMissing(token, of: first, original, in: copy)
            }
        }
        for (name, indices) in names.second.tokens where !names.first.tokens.contains(name) {
            let token = second.tokens[indices[0]]
            if let own = first.derived[name] {
                compare(own, of: first, original, token, of: second, copy)
            } else {
                addMissing(token, of: second, copy, in: original)
            }
        }
    }

    /// The tokens of the very same spelling, or else all.
    private static func partners(
        of token: CopiedToken,
        among tokens: [CopiedToken]
    ) -> [CopiedToken] {
        if tokens.count == 1 { return tokens }
        let same = tokens.filter { $0.name == token.name }
        return same.isEmpty ? tokens : same
    }

    private mutating func compare(
        _ first: CopiedToken,
        of firstMode: CopiedAppearance,
        _ original: TokenCopy,
        _ second: CopiedToken,
        of secondMode: CopiedAppearance,
        _ copy: TokenCopy
    ) {
        let isKnown = first.color.isKnown && second.color.isKnown
        let difference = CopiedColorDifference(first.color, second.color)
        let outcome = isKnown ? difference.outcome : .unknown
        results.append(ComparedCopy(first, of: firstMode, outcome, second, in: copy))
        results.append(ComparedCopy(second, of: secondMode, outcome, first, in: original))
        let colors = ComparedColors(
            name: second.name,
            first: .init(first.color),
            second: .init(second.color)
        )
        guard compared.insert(colors).inserted else { return }
        var finding =
            isKnown
            ? Finding.differing(first, second, difference, in: copy)
            : .unknown(first, second, in: copy)
        finding?.mode = secondMode.mode
        if let finding { found.add(finding) }
    }

    private mutating func addMissing(
        _ token: CopiedToken,
        of mode: CopiedAppearance,
        _ original: TokenCopy,
        in copy: TokenCopy
    ) {
        results.append(ComparedCopy(token, of: mode, .missing, nil, in: copy))
        if isMissed(token, in: copy) { found.add(.missing(token, of: original, in: copy)) }
    }

    private mutating func isMissed(_ token: CopiedToken, in copy: TokenCopy) -> Bool {
        missed.insert(MissedName(name: token.name, copy: copy.name)).inserted
    }
}
