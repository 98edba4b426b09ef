import ColorScience

/// The values of texts by the grounds that they lie on, and those that an order names one after the other.
struct TextTiers: Sendable {
    private var texts: [NodeIndex: Set<TokenIndex>] = [:]
    private var orders: [(stronger: [TokenIndex], weaker: [TokenIndex])] = []

    init(_ compiled: ProblemCompiler) {
        for (index, check) in compiled.checks.enumerated() {
            let fronts = check.stacks.map { compiled.front(of: $0) }
            switch check.kind {
            case .contrast where !check.isChosen && compiled.pairs[index][0].pair.isRankedText:
                for stack in check.stacks {
                    let ground = compiled.layers[compiled.stacks[stack].lowerBound + 1]
                    texts[ground, default: []].formUnion(fronts.joined())
                }
            case .weaker:
                orders.append((fronts[0], fronts[1]))
            default:
                break
            }
        }
    }

    /// The values next to each other in an order, or of all `isTier` on one ground by their lightness.
    func neighbours(
        _ labs: [OKLab],
        where isTier: (TokenIndex) -> Bool
    ) -> [TokenIndex: Set<TokenIndex>] {
        var neighbours: [TokenIndex: Set<TokenIndex>] = [:]
        func link(_ some: [TokenIndex], _ others: [TokenIndex]) {
            for token in some { neighbours[token, default: []].formUnion(others) }
            for token in others { neighbours[token, default: []].formUnion(some) }
        }
        for order in orders { link(order.stronger, order.weaker) }
        for group in texts.values {
            let tiers = Self.tiers(of: group.filter(isTier), labs)
            for (tier, next) in zip(tiers, tiers.dropFirst()) { link(tier, next) }
        }
        return neighbours
    }

    /// Values of about one lightness are one tier, such as an alias and what it names.
    private static func tiers(of group: Set<TokenIndex>, _ labs: [OKLab]) -> [[TokenIndex]] {
        let sorted = group.sorted { labs[$0].lightness < labs[$1].lightness }
        var tiers: [[TokenIndex]] = []
        for token in sorted {
            let start = tiers.last.map { labs[$0[0]].lightness } ?? -.infinity
            if labs[token].lightness - start > ColorKeeping.orderSlack {
                tiers.append([token])
            } else {
                tiers[tiers.count - 1].append(token)
            }
        }
        return tiers
    }
}

extension ProblemCompiler {
    /// The values of the colour in front, where that is opaque.
    fileprivate func front(of stack: Int) -> [TokenIndex] {
        let node = layers[stacks[stack].lowerBound]
        guard nodes[node].isOpaque, case .token = nodes[node].source else { return [] }
        return tokensOfNode[node]
    }
}
