import Findings
import SourceText
import SourceTrees
import ThemeModel

// Pairs of which one is enough: the edge of a field stands out from the field or from the page.
extension NodeReader {
    /// Joins the pairs of each foreground, or those of one list under 'pair', to one requirement.
    mutating func alternatives(
        _ names: [Located<PairName>],
        _ request: RequiredPair,
        _ use: ContrastUse,
        in node: SourceNode,
        _ enough: SourceNode
    ) -> [Located<RequiredPair>] {
        guard text(enough, "'enough'")?.value == "one" else {
            wrongType(enough, "'enough'", expected: "'one'")
            return []
        }
        let isOneList = node["pair"] != nil
        let groups = isOneList ? [names] : names.grouped(by: \.value.foreground)
        guard canChoose(among: groups, request, at: enough) else { return [] }
        return groups.map { group in
            var pair = request
            let names = group.map { name in
                PairName(name.value.foreground, on: name.value.background, use: use)
            }
            pair.name = names[0]
            pair.alternatives = Array(names.dropFirst())
            return Located(pair, at: group[0].location)
        }
    }

    private mutating func canChoose(
        among groups: [[Located<PairName>]],
        _ request: RequiredPair,
        at enough: SourceNode
    ) -> Bool {
        let isOfMore = groups.joined().contains { name in
            RequiredPair(name.value).isPattern || name.value.foreground.isHexCode
                || name.value.background.isHexCode
        }
        let isOfColors = !isOfMore && request.extremes.isEmpty && request.exceptions.isEmpty
        if isOfColors, groups.allSatisfy({ $0.count > 1 }) { return true }
        refuse(
            "'enough: one' stands beside no list of pairs",
            help:
                "list names of colours, as in '{ foreground: line, background: [field, page], enough: one }'",
            at: enough.location
        )
        return false
    }
}

extension [Located<PairName>] {
    /// The pairs with equal keys, in the order in which the keys first appear.
    fileprivate func grouped(by key: (Element) -> String) -> [[Element]] {
        var places: [String: Int] = [:]
        var groups: [[Element]] = []
        for element in self {
            let place = places[key(element), default: groups.count]
            if place == groups.count { groups.append([]) }
            places[key(element)] = place
            groups[place].append(element)
        }
        return groups
    }
}
