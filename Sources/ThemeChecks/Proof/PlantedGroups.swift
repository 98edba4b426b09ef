import Findings

extension [PlantedPair] {
    /// Groups in each of which no planted colour is planted twice or is the ground of another.
    ///
    /// The pairs of one ground stay together. Complexity: O(grounds × groups), and groups are as many as a colour has grounds.
    var togetherPlantable: [[PlantedPair]] {
        var groups: [[PlantedPair]] = []
        let alone = filter(\.isAlone)
        let byMode = Dictionary(grouping: filter { !$0.isAlone }, by: \.mode)
        for mode in byMode.keys.sorted() {
            for (index, group) in Self.groups(of: byMode[mode] ?? []).enumerated() {
                if index == groups.count { groups.append([]) }
                groups[index] += group.pairs
            }
        }
        return groups + alone.map { [$0] }
    }

    private static func groups(of pairs: [PlantedPair]) -> [PlantedGroup] {
        var groups: [PlantedGroup] = []
        let byGround = Dictionary(grouping: pairs, by: \.ground)
        for ground in byGround.keys.sorted(by: { $0.order < $1.order }) {
            let pairs = byGround[ground] ?? []
            let fronts = Set(pairs.map(\.pair.foreground))
            let place = groups.firstIndex { $0.takes(fronts, on: ground.name) }
            if place == nil { groups.append(PlantedGroup()) }
            groups[place ?? groups.count - 1].add(pairs, fronts: fronts, on: ground.name)
        }
        return groups
    }
}

private struct PlantedGroup {
    private(set) var pairs: [PlantedPair] = []
    private var fronts: Set<String> = []
    private var grounds: Set<String> = []

    func takes(_ others: Set<String>, on ground: String) -> Bool {
        !grounds.contains(ground) && !fronts.contains(ground)
            && fronts.isDisjoint(with: others) && grounds.isDisjoint(with: others)
    }

    mutating func add(_ others: [PlantedPair], fronts names: Set<String>, on ground: String) {
        pairs += others
        fronts.formUnion(names)
        grounds.insert(ground)
    }
}

extension PlantedPair.Ground {
    fileprivate var order: String { isLoud ? name + "+" : name }
}
