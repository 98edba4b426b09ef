import ColorScience
import Findings
import PreviewSite
import ThemeFixes
import ThemeFormats
import ThemeModel

extension FixReport {
    /// What is left, value by value: one of its pairs, and what stands in the way of it.
    func left(limit: Int) -> [String] {
        let groups = Dictionary(grouping: fix.plan.unfixed) { $0.obstacles.first?.place.location }
        let rows = fix.plan.unfixed.filter { groups[$0.obstacles.first?.place.location]?.first == $0 }
        var lines = rows.prefix(limit).flatMap { row in
            paragraph(row, others: (groups[row.obstacles.first?.place.location]?.count ?? 1) - 1)
        }
        if rows.count > limit { lines.append("… and \(rows.count - limit) more: --verbose lists them all") }
        return lines.map(\.visible)
    }

    private func paragraph(_ row: UnfixedPair, others: Int) -> [String] {
        let pair = row.pair
        let place = row.obstacles.first?.place.location.map { "\(shown($0)): " } ?? ""
        let more = others == 0 ? "" : " and \(others) more"
        let head =
            "\(place)left: '\(pair.pair.foreground)' on '\(pair.pair.background)' has \(Contrast.display(row.measured)):1, "
            + "below \(CSSNumber.text(of: pair.required)):1 (\(pair.theme), \(pair.mode))\(more)"
        if row.obstacles.isEmpty { return [head, "  no value in a file decides these colours"] }
        return [head] + row.obstacles.prefix(2).map { "  \($0.sentence(on: pair))" }
    }
}

extension Obstacle {
    /// Why the value cannot be changed, in words.
    func sentence(on pair: PairInMode) -> String {
        switch reason {
        case .notFree:
            "'\(place.path)' cannot be changed where it is written: only a value on one line, in a file read once, can"
        case .outOfReach(let best, let beside) where beside.isEmpty:
            "no colour for '\(place.path)' makes '\(pair.pair.phrase)' reach \(CSSNumber.text(of: pair.required)): "
                + "the best is \(Contrast.display(best)):1"
        case .outOfReach(let best, let beside):
            "no colour for '\(place.path)' can satisfy \(list(of: beside, after: pair)): "
                + "the best is \(Contrast.display(best)):1"
        }
    }

    private func list(of demands: [Obstacle.Conflict], after pair: PairInMode) -> String {
        let own = "'\(pair.pair.phrase)' (\(CSSNumber.text(of: pair.required)))"
        let others = demands.map { demand in
            let number = demand.required.map { CSSNumber.text(of: ($0 * 100).rounded(.down) / 100) }
            let place = demand.theme == pair.theme && demand.mode == pair.mode ? nil : "\(demand.theme), \(demand.mode)"
            let notes = [number, place].compactMap(\.self).joined(separator: "; ")
            return notes.isEmpty ? "'\(demand.phrase)'" : "'\(demand.phrase)' (\(notes))"
        }
        if others.count == 1 { return "both \(own) and \(others[0])" }
        return "\(([own] + others.dropLast()).joined(separator: ", ")) and \(others.last ?? "") together"
    }
}
