import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel

extension FixReport {
    /// The pairs that could not be fixed: for each value in the way, one of the pairs that fail because of it, and the reason.
    func left(limit: Int) -> [String] {
        let groups = Dictionary(grouping: fix.plan.unfixed) { $0.obstacles.first?.place.location }
        let rows = fix.plan.unfixed.filter {
            groups[$0.obstacles.first?.place.location]?.first == $0
        }
        var lines = rows.prefix(limit).flatMap { row in
            paragraph(row, others: (groups[row.obstacles.first?.place.location]?.count ?? 1) - 1)
        }
        if rows.count > limit {
            lines.append("… and \(rows.count - limit) more: --verbose lists them all")
        }
        return lines.map(\.visible)
    }

    private func paragraph(_ row: UnfixedPair, others: Int) -> [String] {
        let pair = row.pair
        let place = row.obstacles.first.map { lead($0.place) } ?? ""
        let more = others == 0 ? "" : " and \(others) more"
        if row.isOfLightness || pair.required < 1 {
            return ["\(place)left: \(row.sentence)\(more)"]
        }
        let head =
            "\(place)left: '\(pair.names.foreground)' on '\(pair.names.background)' has \(Contrast.display(row.measured)):1, "
            + "below \(CSSNumber.text(of: pair.required)):1 (\(pair.theme), \(pair.mode))\(more)"
        if row.obstacles.isEmpty { return [head, "  no value in a file decides these colours"] }
        return [head] + row.obstacles.prefix(2).map { "  \(sentence($0, before: pair))" }
    }

    /// The reason for which a value in the way of a pair stays.
    func sentence(_ obstacle: Obstacle, before pair: PairInMode) -> String {
        decision(on: obstacle) ?? obstacle.sentence(on: pair)
    }

    private func decision(on obstacle: Obstacle) -> String? {
        guard obstacle.reason == .notFree else { return nil }
        if let refusal = fix.refused[obstacle.place] {
            return "'\(obstacle.place.name)' stays as it is: \(refusal.clause)"
        }
        if decided.pinned[obstacle.place] != nil {
            return "'\(obstacle.place.name)' stays as you decided"
        }
        return decided.isClosed
            ? "'\(obstacle.place.name)' stays as it is: you ended the questions" : nil
    }
}

extension FixRefusal {
    fileprivate var clause: String {
        switch self {
        case .worsens(let pair):
            "the value found for it makes '\(pair.phrase)' worse (\(pair.theme), \(pair.mode))"
        case .unwritable:
            "its file does not take the value found for it, so change it by hand"
        }
    }
}
