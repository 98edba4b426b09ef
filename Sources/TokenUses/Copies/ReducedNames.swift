import SourceText
import ThemeModel

/// The names of a copy without all that files spell differently: `textMuted`, `text-muted` and
/// `--acme-color-text-muted` are one name.
struct ReducedNames {
    /// The words that are taken off the start of names.
    enum Reduction: Int, CaseIterable {
        case none
        /// The words with which the names of all colours begin.
        case sharedStart
        /// These, and then the group of colours: `color`, `palette`.
        case group
    }

    /// The tokens by name, in the order of the copy: more than one where two names became one.
    let tokens: Table<[Int]>
    /// The number of names that became one with another.
    let mergedCount: Int

    private static let groups: Set<Substring> = ["color", "colors", "colour", "colours", "palette"]

    init(_ tokens: [CopiedToken], _ reduction: Reduction) {
        let names = Self.words(of: tokens, reduction)
        var table: Table<[Int]> = [:]
        for (index, words) in names.enumerated() {
            table[NameKey.joined(words), default: []].append(index)
        }
        self.tokens = table
        mergedCount = tokens.count - table.count
    }

    private static func words(
        of tokens: [CopiedToken],
        _ reduction: Reduction
    ) -> [[Substring]] {
        var names = tokens.map { NameKey.words(of: $0.name) }
        if reduction == .none { return names }
        // Readers take the start off the names of roles.
        let others = tokens.indices.filter { !tokens[$0].isRole }
        let start = sharedStart(of: others.map { names[$0] })
        for index in others { names[index].removeFirst(start) }
        if reduction == .sharedStart { return names }
        return names.map { words in
            let isInGroup = words.count > 1 && groups.contains(words[0])
            return isInGroup ? Array(words.dropFirst()) : words
        }
    }

    /// The number of words with which all names begin, of which each keeps one.
    private static func sharedStart(of names: [[Substring]]) -> Int {
        guard names.count > 1, var shared = names.first?.dropLast() else { return 0 }
        for name in names.dropFirst() {
            let count = zip(shared, name.dropLast()).prefix { $0.0 == $0.1 }.count
            shared = shared.prefix(count)
        }
        return shared.count
    }
}

extension ReducedNames {
    /// The names of two copies, reduced so that the most of them agree and none becomes another's; the least reduced
    /// where several do.
    static func agreeing(
        _ first: [CopiedToken],
        _ second: [CopiedToken]
    ) -> (first: ReducedNames, second: ReducedNames) {
        let ours = candidates(first)
        let theirs = candidates(second)
        var best = (first: ours[0], second: theirs[0])
        var most = -1
        for names in ours {
            for others in theirs {
                let count = names.tokens.names.count(where: others.tokens.contains)
                guard count > most else { continue }
                most = count
                best = (names, others)
            }
        }
        return best
    }

    private static func candidates(_ tokens: [CopiedToken]) -> [ReducedNames] {
        let whole = ReducedNames(tokens, .none)
        let reduced = [Reduction.sharedStart, .group].map { ReducedNames(tokens, $0) }
        return [whole]
            + reduced.filter { names in
                names.mergedCount == whole.mergedCount || names.mergesEqualColors(of: tokens)
            }
    }

    /// The names that became one have one colour, so that it does not matter which of them is meant.
    private func mergesEqualColors(of tokens: [CopiedToken]) -> Bool {
        self.tokens.allSatisfy { _, indices in
            let colors = indices.map { tokens[$0].color }
            return colors.allSatisfy { color in
                color.isKnown && color.color == colors[0].color
            }
        }
    }
}
