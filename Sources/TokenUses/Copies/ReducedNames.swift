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
        /// The words with which most names begin, off those that have them.
        case usualStart
        /// The type around a constant of code, and then the words of all.
        case type
    }

    /// The tokens by name, in the order of the copy: more than one where two names became one.
    let tokens: Table<[Int]>
    /// The number of names that became one with another.
    let mergedCount: Int
    private let isInType: Bool

    private static let groups: Set<Substring> = ["color", "colors", "colour", "colours", "palette"]

    /// With `hasGroup` false, the group of colours, `color` or `palette`, is taken off as well.
    init(_ tokens: [CopiedToken], _ reduction: Reduction, hasGroup: Bool = true) {
        var names = Self.words(of: tokens, reduction)
        if !hasGroup { names = names.map(Self.withoutGroup) }
        var table: Table<[Int]> = [:]
        for (index, words) in names.enumerated() {
            table[NameKey.joined(words), default: []].append(index)
        }
        self.tokens = table
        isInType = reduction == .type
        mergedCount = tokens.count - table.count
    }

    private static func words(
        of tokens: [CopiedToken],
        _ reduction: Reduction
    ) -> [[Substring]] {
        var names = tokens.map { token in
            NameKey.words(of: reduction == .type ? token.nameInType : token.name)
        }
        if reduction == .none { return names }
        // Readers take the start off the names of roles.
        let others = tokens.indices.filter { !tokens[$0].isRole }
        let start = sharedStart(of: others.map { names[$0] })
        for index in others { names[index].removeFirst(start) }
        if reduction == .usualStart { removeUsualStart(of: &names, others) }
        return names
    }

    private static func withoutGroup(_ words: [Substring]) -> [Substring] {
        let isInGroup = words.count > 1 && groups.contains(words[0])
        return isInGroup ? Array(words.dropFirst()) : words
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

    /// Takes the word off with which three of four names begin, and then the next such word.
    private static func removeUsualStart(of names: inout [[Substring]], _ indices: [Int]) {
        for _ in 0..<3 {
            var counts: [Substring: Int] = [:]
            for index in indices where names[index].count > 1 {
                counts[names[index][0], default: 0] += 1
            }
            guard let usual = counts.max(by: { $0.value < $1.value }),
                usual.value >= 3, usual.value * 4 >= indices.count * 3
            else { return }
            for index in indices where names[index].count > 1 && names[index][0] == usual.key {
                names[index].removeFirst()
            }
        }
    }
}

extension CopiedToken {
    /// The name without the first type around it.
    fileprivate var nameInType: String {
        guard !isRole, let dot = name.firstIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }
}

extension ReducedNames {
    /// The names of two copies, reduced so that the most of them agree and none becomes another's; the least reduced
    /// where several do.
    static func agreeing(
        _ first: (tokens: [CopiedToken], isCode: Bool),
        _ second: (tokens: [CopiedToken], isCode: Bool)
    ) -> (first: ReducedNames, second: ReducedNames) {
        let ours = candidates(first.tokens, isCode: first.isCode)
        let theirs = candidates(second.tokens, isCode: second.isCode)
        var best = (first: ours[0], second: theirs[0])
        var most = -1
        for names in ours {
            for others in theirs {
                let count = names.tokens.names.count(where: others.tokens.contains)
                let isSimpler =
                    names.isInType && !best.first.isInType
                    && names.tokens.count < best.first.tokens.count
                    || others.isInType && !best.second.isInType
                        && others.tokens.count < best.second.tokens.count
                guard count > most || count == most && isSimpler else { continue }
                most = count
                best = (names, others)
            }
        }
        return best
    }

    private static func candidates(_ tokens: [CopiedToken], isCode: Bool) -> [ReducedNames] {
        let whole = ReducedNames(tokens, .none)
        var reduced: [ReducedNames] = []
        for reduction in [Reduction.sharedStart, .usualStart] {
            reduced.append(ReducedNames(tokens, reduction))
            reduced.append(ReducedNames(tokens, reduction, hasGroup: false))
        }
        let kept = reduced.filter { names in
            names.mergedCount == whole.mergedCount || names.mergesEqualColors(of: tokens)
        }
        // Two types with one name, as for two frameworks, are copies by themselves.
        let inTypes = isCode ? [true, false].map { ReducedNames(tokens, .type, hasGroup: $0) } : []
        return [whole] + kept + inTypes
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
