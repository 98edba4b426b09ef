import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel

extension Obstacle {
    /// The reason for which the value cannot be changed enough.
    func sentence(on pair: PairInMode) -> String {
        switch reason {
        case .notFree:
            "'\(place.name)' cannot be changed where it is written, in a notation that 'fix' does not write: "
                + "'themepreview import' makes it YAML"
        case .noneFound:
            "no colour for '\(place.name)' was found with which '\(pair.phrase)' reaches "
                + "\(CSSNumber.text(of: pair.required)), though there may be one"
        case .tooLittleOpacity(let enough?):
            "'\(place.name)' is not changed for this use, since more of its pairs give it no opacity: use '\(enough)' there"
        case .tooLittleOpacity(nil):
            "'\(place.name)' is not changed for this use, since more of its pairs give it no opacity: use another colour there"
        case .mostlyPasses(let passing, of: let pairs):
            "'\(place.name)' moves no further: \(passing) of its \(pairs.of("pair")) "
                + "\(passing == 1 ? "passes" : "pass"), so give '\(pair.phrase)' another colour"
        case .outOfReach(let best, let beside) where beside.isEmpty:
            "no colour for '\(place.name)' makes '\(pair.phrase)' reach \(CSSNumber.text(of: pair.required)): "
                + "the best is \(Contrast.display(best)):1"
        case .outOfReach(let best, let beside):
            "no colour for '\(place.name)' can satisfy \(list(of: beside, after: pair)): "
                + "the best is \(Contrast.display(best)):1"
        }
    }

    private func list(of demands: [Obstacle.Conflict], after pair: PairInMode) -> String {
        let own = "'\(pair.phrase)' (\(CSSNumber.text(of: pair.required)))"
        let others = demands.map { demand in
            let number = demand.required.map { CSSNumber.text(of: ($0 * 100).rounded(.down) / 100) }
            let place =
                demand.theme == pair.theme && demand.mode == pair.mode
                ? nil : "\(demand.theme), \(demand.mode)"
            let notes = [number, place].compactMap(\.self).joined(separator: "; ")
            return notes.isEmpty ? "'\(demand.phrase)'" : "'\(demand.phrase)' (\(notes))"
        }
        if others.count == 1 { return "both \(own) and \(others[0])" }
        return
            "\(([own] + others.dropLast()).joined(separator: ", ")) and \(others.last ?? "") together"
    }
}
