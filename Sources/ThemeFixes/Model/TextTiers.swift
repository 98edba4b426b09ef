/// The values of texts by the grounds that they lie on, and those that an order names one after the other.
struct TextTiers: Sendable {
    private(set) var texts: [NodeIndex: Set<TokenIndex>] = [:]
    /// All values of texts.
    private(set) var members: Set<TokenIndex> = []
    private(set) var orders: [(stronger: [TokenIndex], weaker: [TokenIndex])] = []

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
        members = texts.values.reduce(into: []) { $0.formUnion($1) }
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
