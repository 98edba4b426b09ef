import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel

/// The lines that `fix` prints about its changes and about the findings it could not fix.
struct FixReport {
    let fix: SiteFix
    let isWritten: Bool
    /// The user's decisions; such values are not in the way, but meant.
    private let decided: FixOptions
    let session: ProjectSession

    init(
        _ fix: SiteFix,
        isWritten: Bool,
        decided: FixOptions = FixOptions(),
        _ session: ProjectSession
    ) {
        self.fix = fix
        self.isWritten = isWritten
        self.decided = decided
        self.session = session
    }

    /// A location with its path relative to the current folder.
    func shown(_ location: SourceLocation) -> SourceLocation { session.shown(location) }

    /// A line for each written file, with the number of values.
    var writtenFiles: [String] {
        fix.files.map {
            "wrote \(session.shown($0.label)): \($0.replacements.count.of("value"))".visible
        }
    }

    /// The values of each change as they stand in the file, without quotes; none for a role that the theme left out.
    var texts: [TextReplacement?] {
        let replaced = fix.replacements.filter { !$0.old.isEmpty }
        let byPlace = Dictionary(keepingFirst: replaced.map { ($0.location, $0) })
        return fix.plan.changes.map { change in
            guard !change.isNew, let location = change.place.location else { return nil }
            return byPlace[location]
        }
    }

    var changes: [String] { zip(fix.plan.changes, texts).map(line) }

    /// The changes that a diff shows as several numbers each.
    var changesOfMembers: [String] {
        zip(fix.plan.changes, texts).filter { $1?.isOfMembers == true }.map(line)
    }

    private func line(_ change: ValueChange, _ text: TextReplacement?) -> String {
        let fixed = change.fixed.map {
            "'\($0.pair.phrase)' \(Contrast.display($0.before)) → \(Contrast.display($0.after))"
        }
        let pairs = fixed.isEmpty ? change.reason : fixed.joined(separator: ", ")
        let shared = reach(of: change)?.sharing.map { ", \($0)" } ?? ""
        let distance = Contrast.display(change.deltaE)
        let head = "\(lead(change.place))\(phrase(change, text)), ΔE OK \(distance)\(shared)"
        return "\(head): \(pairs)".visible
    }

    func phrase(_ change: ValueChange, _ text: TextReplacement?) -> String {
        "'\(change.place.name)' \(text?.old ?? "none") → \(text?.new ?? change.new.rgb.hex)"
    }

    /// Changes to look at: values that other themes share, large changes, colours that got near each other, light and dark swapped.
    func remarks(limit: Int) -> [String] {
        let large = zip(fix.plan.changes, texts).filter(\.0.isLarge).map(largeChange)
        let near = fix.plan.nearPairs.map { pair in
            "\(lead(pair.first))hard to tell apart: '\(pair.first.name)' and '\(pair.second.name)', ΔE OK "
                + "\(thousandths(pair.before)) → \(thousandths(pair.after))"
        }
        let kept = fix.plan.keptApart.map { pair in
            "\(lead(pair.first))kept apart: '\(pair.first.name)' and '\(pair.second.name)'; more pairs pass where they are "
                + "hard to tell apart, ΔE OK \(thousandths(pair.before)) → \(thousandths(pair.after)): --keep-apart 0"
        }
        let flips = fix.plan.flips.map(\.sentence)
        let disorders = fix.plan.disorders.map { "\(lead($0.darker))\($0.sentence)" }
        let narrowed = fix.plan.narrowed.filter(\.isFaint).map { step in
            "\(lead(step.first))\(step.sentence)"
        }
        let lines = shared + kept + flips + disorders + narrowed + near + large + held
        let rest = lines.count - limit
        return lines.prefix(limit).map(\.visible)
            + (rest > 0 ? ["… and \(rest) more to look at: --verbose lists them all"] : [])
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

    /// The tokens, modes and themes in which a changed value is seen.
    func reach(of change: ValueChange) -> ValueReach? {
        change.place.location.flatMap { fix.reach[$0] }
    }

    private func lead(_ place: TokenPlace) -> String {
        place.location.map { "\(shown($0)): " } ?? ""
    }

    /// The totals.
    var closing: [String] {
        let fixed = Set(fix.plan.changes.flatMap(\.fixed)).count
        let left = fix.plan.unfixed.count
        var lines: [String] = []
        if fix.files.isEmpty && left == 0 && fix.codeOnMarks == 0 { lines.append("nothing to fix") }
        if !fix.files.isEmpty || left > 0 {
            let changes = "\(fix.plan.changes.count.of("change")) in \(fix.files.count.of("file"))"
            lines.append("\(fixed.of("finding")) fixed by \(changes), \(left) left\(distance)")
        }
        if fix.unknown > 0 {
            lines.append("\(fix.unknown.of("pair")) unknown: 'themepreview check' says why")
        }
        if fix.codeOnMarks > 0 {
            lines.append(
                "\(fix.codeOnMarks.of("finding")) about code on marks left: 'fix' leaves those as they are, "
                    + "and 'themepreview check' lists them"
            )
        }
        if fix.unusable > 0 {
            lines.append(
                "\(fix.unusable.of("theme file")) without a theme: 'themepreview check' says why"
            )
        }
        lines += fix.files.filter {
            !session.absolute($0.label).hasPrefix(session.project.folder.path + "/")
        }.map {
            "'\(session.shown($0.label))' lies outside the project: 'git apply' skips it, --write changes it"
        }
        if !isWritten && !fix.files.isEmpty {
            let isRefused = decided.isClosed || !decided.pinned.isEmpty
            lines.append(
                isRefused
                    ? "nothing is written" : "nothing is written yet: --write writes the changes"
            )
        }
        return lines
    }

    private var distance: String {
        let distances = fix.plan.changes.map(\.deltaE)
        guard let most = distances.max() else { return "" }
        let mean = distances.reduce(0, +) / Double(distances.count)
        return "; ΔE OK \(thousandths(mean)) on average, \(thousandths(most)) at most"
    }

    private func thousandths(_ value: Double) -> String {
        CSSNumber.text(of: (value * 1000).rounded() / 1000)
    }
}

extension ValueChange {
    /// The reason for a change that fixes nothing itself.
    fileprivate var reason: String {
        if heldBy.isEmpty { return "with other changes" }
        return "to " + heldBy.map(\.phrase).joined(separator: " and to ")
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
