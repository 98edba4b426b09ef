import SourceText
import ThemeModel

/// Closures that choose a colour by the appearance: `{ $0.userInterfaceStyle == .dark ? .white : .black }`.
extension CodeParser {
    /// The colours of the closure at the position, one for each appearance; unknown for any other closure.
    mutating func appearances(depth: Int) -> CodeValue {
        let end = endOfBraces
        defer { index = end }
        guard take("{") else { return .unknown }
        skipParameter()
        let names = conditionNames()
        let choice: Choice?
        switch current {
        case .name("switch"): choice = switchChoice(depth)
        case .name("if"), .name("guard"): choice = branchChoice(names, depth)
        default: choice = ternaryChoice(names, depth)
        }
        guard let choice, index == end - 1 else { return .unknown }
        return choice.value
    }

    /// The colours of a choice between two appearances.
    private struct Choice {
        let scheme: Scheme
        let chosen: CodeArgument
        let other: CodeArgument

        var value: CodeValue {
            let (light, dark) = scheme == .light ? (chosen, other) : (other, chosen)
            return .group([
                light.labelled(Scheme.light.rawValue), dark.labelled(Scheme.dark.rawValue),
            ])
        }
    }

    /// The index after the braces at the position.
    var endOfBraces: Int {
        var depth = 0
        for index in index..<tokens.count {
            if tokens[index].kind == .sign("{") { depth += 1 }
            if tokens[index].kind == .sign("}") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return tokens.count
    }

    /// Skips `traits in`, with types or without.
    private mutating func skipParameter() {
        let head = tokens[index...].prefix(12)
        guard let end = head.firstIndex(where: { $0.kind == .name("in") }),
            !head[..<end].contains(where: { [.sign("{"), .sign("?")].contains($0.kind) })
        else { return }
        index = end + 1
    }
}

// MARK: - Conditions

extension CodeParser {
    /// The names that statements before the choice give to conditions: `let isDark = traits.userInterfaceStyle == .dark`.
    private mutating func conditionNames() -> [String: Scheme] {
        var names: [String: Scheme] = [:]
        while current == .name("let") {
            let line = tokens[index].line
            let statement = condition { $0.line != line || $0.kind == .sign(";") }
            let end = statement.endIndex
            guard index + 3 < end, case .name(let name) = tokens[index + 1].kind,
                tokens[index + 2].kind == .sign("="),
                let scheme = AppearanceCondition.scheme(of: tokens[(index + 3)..<end])
            else { return names }
            names[name] = scheme
            index = end
            _ = take(";")
        }
        return names
    }

    /// A longer condition asks for more than the appearance.
    private static let conditionLimit = 60

    private func condition(
        before isEnd: (CodeScanner.Token) -> Bool
    ) -> ArraySlice<CodeScanner.Token> {
        tokens[index...].prefix(Self.conditionLimit).prefix { !isEnd($0) }
    }

    /// Takes a condition up to the token after it; nil where it asks for something else than the appearance.
    private mutating func scheme(
        before end: CodeScanner.Kind,
        _ names: [String: Scheme]
    ) -> Scheme? {
        let condition = condition { $0.kind == end }
        guard condition.endIndex < tokens.count else { return nil }
        index = condition.endIndex + 1
        if condition.count == 1, case .name(let name)? = condition.first?.kind {
            return names[name]
        }
        return AppearanceCondition.scheme(of: condition)
    }
}

// MARK: - Choices

extension CodeParser {
    private mutating func ternaryChoice(_ names: [String: Scheme], _ depth: Int) -> Choice? {
        _ = takeWord("return")
        guard let scheme = scheme(before: .sign("?"), names) else { return nil }
        let chosen = argument(named: nil, depth: depth + 1)
        guard take(":") else { return nil }
        let other = argument(named: nil, depth: depth + 1)
        return Choice(scheme: scheme, chosen: chosen, other: other)
    }

    /// `if … { return … } else { return … }`, the second one without `else`, too, and `guard … else { return … }`.
    private mutating func branchChoice(_ names: [String: Scheme], _ depth: Int) -> Choice? {
        let isGuard = current == .name("guard")
        index += 1
        let end: CodeScanner.Kind = isGuard ? .name("else") : .sign("{")
        guard var scheme = scheme(before: end, names) else { return nil }
        if isGuard {
            guard take("{") else { return nil }
            scheme = scheme.opposite
        }
        let chosen = returned(depth)
        guard take("}") else { return nil }
        _ = take(";")
        let isBranch = takeWord("else")
        if isBranch, !take("{") { return nil }
        let other = returned(depth)
        if isBranch, !take("}") { return nil }
        return Choice(scheme: scheme, chosen: chosen, other: other)
    }

    /// A `switch` over the style with one case for an appearance, and all others together.
    private mutating func switchChoice(_ depth: Int) -> Choice? {
        let subject = condition { $0.kind == .sign("{") }
        guard AppearanceCondition.isStyle(subject.dropFirst()) else { return nil }
        index = subject.endIndex
        var colors: [Scheme: CodeArgument] = [:]
        var rest: CodeArgument?
        guard take("{") else { return nil }
        while !take("}") {
            let head = condition { $0.kind == .sign(":") }
            let names = AppearanceCondition.names(in: head)
            guard head.endIndex < tokens.count, names.allSatisfy(Self.caseWords.contains) else {
                return nil
            }
            index = head.endIndex + 1
            let value = returned(depth)
            let schemes = Scheme.allCases.filter { names.contains($0.rawValue) }
            if schemes.isEmpty || names.contains("unspecified") { rest = value }
            for scheme in schemes { colors[scheme] = colors[scheme] ?? value }
        }
        let light = colors[.light] ?? rest
        let dark = colors[.dark] ?? rest
        guard !colors.isEmpty, let light, let dark else { return nil }
        return Choice(scheme: .light, chosen: light, other: dark)
    }

    private static let caseWords: Set<String> = [
        "case", "default", "unknown", "light", "dark", "unspecified", "UIUserInterfaceStyle",
    ]

    private mutating func returned(_ depth: Int) -> CodeArgument {
        _ = takeWord("return")
        return argument(named: nil, depth: depth + 1)
    }

    private mutating func takeWord(_ word: String) -> Bool {
        guard current == .name(word) else { return false }
        index += 1
        return true
    }
}
