extension FixSearch {
    /// The end of later searches, with the changes that these made unnecessary taken back as far as nothing needs them.
    ///
    /// A later search measures changes from where it began, so that a step back costs it as much as a step on.
    func relaxed(to values: [FixValue?]) -> FixSearch {
        var search = self
        for token in problem.tokens.indices {
            guard let value = values[token] else { continue }
            search.set(token, to: candidates.candidate(value, for: token))
        }
        let composed = search
        for token in problem.order where search.canRelax(token) {
            search.settle(token)
        }
        return search.open.count <= composed.open.count ? search : composed
    }

    /// An alias shows the colour that its target had in the round that named it, so that both stay.
    private func canRelax(_ token: TokenIndex) -> Bool {
        let isNamed = problem.tokens[token].kind == .alias || isAimedAt(token)
        return isChanged(token) && prices[token] < .infinity && !(renamesAliases && isNamed)
    }
}

extension CandidateCache {
    func candidate(_ value: FixValue, for token: TokenIndex) -> FixCandidate {
        switch value {
        case .color(let color):
            return candidate(color, for: token)
        case .alpha(let alpha):
            return candidate(percent: alpha * 100, for: token)
        case .alias(_, let color):
            let named = candidate(color, for: token)
            return FixCandidate(
                value: value,
                lab: named.lab,
                luminance: named.luminance,
                price: named.price
            )
        }
    }
}
