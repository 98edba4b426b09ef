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
        for token in problem.order where search.isChanged(token) && search.prices[token] < .infinity
        {
            search.settle(token)
        }
        return search.open.count <= composed.open.count ? search : composed
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
