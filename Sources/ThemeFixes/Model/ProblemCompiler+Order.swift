extension ProblemCompiler {
    /// The order in which free tokens are settled.
    private enum Turn: Int {
        case text, foreground, surface, background, writtenRole
    }

    /// The tokens of all stacks of a check, those of foregrounds first.
    func tokens(of check: FixCheck) -> [Int] {
        var tokens: [Int] = []
        for stack in check.stacks {
            for layer in stacks[stack] {
                for token in tokensOfNode[layers[layer]] where !tokens.contains(token) {
                    tokens.append(token)
                }
            }
        }
        return tokens
    }

    var order: [Int] {
        let foregrounds = foregrounds
        let free = tokens.indices.filter { tokens[$0].isFree }
        // An alias before the value that it leads to, which others share.
        let turns = tokens.indices.map { token in
            let isAlias = tokens[token].kind == .alias
            return turn(of: token, among: foregrounds).rawValue * 2 + (isAlias ? 0 : 1)
        }
        return free.sorted { first, second in
            (turns[first], first) < (turns[second], second)
        }
    }

    var hubs: [Bool] {
        let grounds = grounds
        return tokens.indices.map { token in
            tokens[token].weight > 1 || tokens[token].kind == .role || grounds.contains(token)
        }
    }

    /// The tokens that others lie on, and that lie on nothing.
    var surfaces: Set<TokenIndex> { grounds.subtracting(foregrounds) }

    private var grounds: Set<TokenIndex> {
        var grounds: Set<TokenIndex> = []
        for check in checks where check.kind == .contrast && !check.isChosen {
            let ground = stacks[check.stacks.lowerBound].lowerBound + 1
            grounds.formUnion(tokensOfNode[layers[ground]])
        }
        return grounds
    }

    /// The tokens that lie on others.
    var foregrounds: Set<TokenIndex> {
        var foregrounds: Set<Int> = []
        for check in checks where check.kind == .contrast {
            let front = stacks[check.stacks.lowerBound].lowerBound
            foregrounds.formUnion(tokensOfNode[layers[front]])
        }
        return foregrounds
    }

    private func turn(of token: TokenIndex, among foregrounds: Set<Int>) -> Turn {
        if tokens[token].isText { return .text }
        if tokens[token].kind == .role { return .writtenRole }
        if tokens[token].isBackground { return .background }
        return foregrounds.contains(token) ? .foreground : .surface
    }
}
