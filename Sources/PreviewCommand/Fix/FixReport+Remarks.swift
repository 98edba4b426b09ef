import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel

extension FixReport {
    /// Changes to look at: values that other themes share, large changes, colours that got near each other, light and dark swapped.
    func remarks(limit: Int) -> [String] {
        let lines = shared + kept + flips + disorders + narrowed + near + large + held
        let rest = lines.count - limit
        let more = "… and \(rest) more to look at: --verbose lists them all"
        return lines.prefix(limit).map(\.visible) + (rest > 0 ? [more] : [])
    }

    /// The colours that would meet if more pairs passed.
    private var kept: [String] {
        fix.plan.keptApart.map { pair in
            let names = "'\(pair.first.name)' and '\(pair.second.name)'"
            return "\(lead(pair.first))kept apart: \(names); more pairs pass where they are "
                + "hard to tell apart, \(distances(of: pair)): --keep-apart 0"
        }
    }

    private var near: [String] {
        fix.plan.nearPairs.map { pair in
            let names = "'\(pair.first.name)' and '\(pair.second.name)'"
            return "\(lead(pair.first))hard to tell apart: \(names), \(distances(of: pair))"
        }
    }

    private func distances(of pair: NearPair) -> String {
        "ΔE OK \(thousandths(pair.before)) → \(thousandths(pair.after))"
    }

    private var flips: [String] { fix.plan.flips.map(\.sentence) }

    private var disorders: [String] {
        fix.plan.disorders.map { "\(lead($0.darker))\($0.sentence)" }
    }

    private var narrowed: [String] {
        fix.plan.narrowed.filter(\.isFaint).map { step in
            "\(lead(step.first))\(step.sentence)"
        }
    }

    private var large: [String] {
        zip(fix.plan.changes, texts).filter(\.0.isLarge).map(largeChange)
    }

    /// A large change, with the pair that needs all of it.
    private func largeChange(_ change: ValueChange, _ text: TextReplacement?) -> String {
        let last = change.fixed.min { first, second in
            first.after / first.pair.required < second.after / second.pair.required
        }
        let reason = last.map { ", for '\($0.pair.phrase)'" } ?? ""
        let distance = thousandths(change.deltaE)
        let head = "\(lead(change.place))a large change: \(phrase(change, text))"
        return "\(head), ΔE OK \(distance)\(reason)"
    }

    /// The changes that end well above what their pairs require, each with the reason.
    private var held: [String] {
        fix.plan.changes.compactMap { change in
            let shares = change.fixed.map { $0.after / $0.pair.required }
            guard change.alias == nil, !change.heldBy.isEmpty, let least = shares.min(), least > 1.1
            else { return nil }
            let reasons = change.heldBy.map(\.phrase).joined(separator: " and to ")
            let times = Contrast.display(least)
            return
                "\(lead(change.place))more than required: '\(change.place.name)' ends at \(times) times "
                + "the least ratio, to \(reasons)"
        }
    }

    /// The values that change themes, too, in which they fix nothing.
    private var shared: [String] {
        fix.plan.changes.compactMap { change in
            let reach = reach(of: change)?.themes ?? 0
            let fixed = Set(change.fixed.map(\.pair.theme)).count
            // A value of one theme may move for the sake of another value there.
            if reach <= fixed || reach == 1 { return nil }
            return
                "\(lead(change.place))a shared value: '\(change.place.name)' changes \(reach.of("theme")), "
                + "and fixes \(fixed) of them"
        }
    }
}

extension DisorderedPair {
    /// The two values, and the pairs between which there is no room for their order.
    fileprivate var sentence: String {
        "out of order: '\(darker.name)' ends lighter than '\(lighter.name)'" + conflicts.reason
    }
}

extension NarrowedStep {
    /// The two values, and the pairs that leave no room for their step.
    fileprivate var sentence: String {
        "a smaller step: '\(first.name)' and '\(second.name)', \(Contrast.display(before)):1 → "
            + "\(Contrast.display(after)):1\(conflicts.reason)"
    }
}

extension [Obstacle.Conflict] {
    /// A clause with the pairs that ask for something; empty where none does.
    fileprivate var reason: String {
        let pairs = map { "'\($0.phrase)' (\($0.theme), \($0.mode))" }
        return pairs.isEmpty ? "" : ", for " + pairs.joined(separator: " and ")
    }
}

extension FlippedPair {
    /// The colours that changed sides, and the reason.
    fileprivate var sentence: String {
        let head =
            "light and dark are swapped: '\(pair.phrase)' (\(pair.theme), \(pair.mode)): "
        if !isProved { return head + "no cheaper colours were found that keep them" }
        let others = conflicts.map { "'\($0.phrase)'" }
        return head + "no colours that keep them make all pairs pass"
            + (others.isEmpty ? "" : ", see \(others.joined(separator: ", "))")
    }
}
