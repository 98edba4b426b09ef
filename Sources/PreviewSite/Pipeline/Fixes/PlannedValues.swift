import ColorScience
package import Findings
import ForeignFormats
import SourceText
import ThemeChecks
import ThemeFixes
import ThemeModel
import ThemeRendering

extension ResolvedProject {
    /// The report with what ``fix()`` would do about its low contrast; with `withEdits`, also as edits of the files.
    ///
    /// Plans only for the themes that need it, and for those that share values with them.
    package func advised(_ report: Report, withEdits: Bool = false) async throws -> Report {
        let findings = report.findings.filter { $0.rule == .lowContrast && $0.counts }
        let failing = Set(findings.compactMap(\.theme))
        let groups = catalog.groups.filter { $0.contains { failing.contains($0.label.id) } }
        let files = workspace.themeFilesByLabel
        let pairs = Dictionary(findings.map { (PairKey($0), $0) }) { first, _ in first }
        let advice = try await concurrentMap(groups, jobs: request.jobs) { group in
            ThemeFixer.groups(of: group.map(\.theme)).flatMap { group -> [Advice] in
                guard group.contains(where: { failing.contains($0.id) }) else { return [] }
                let texts = self.texts(of: group, files)
                let plan = self.plan(for: group, texts)
                return PlannedValues(plan, group, texts, withEdits: withEdits).advice(on: pairs)
            }
        }
        return report.advised(by: advice.flatMap(\.self))
    }
}

extension PairKey {
    init(_ pair: PairInMode) { self.init(theme: pair.theme, mode: pair.mode, pair: pair.pair) }
}

/// The changes of a plan as the values that stand in the files then.
struct PlannedValues {
    private let plan: FixPlan
    private let themes: [Theme]
    private let texts: [String: ThemeText]
    private let withEdits: Bool

    init(_ plan: FixPlan, _ themes: [Theme], _ texts: [String: ThemeText], withEdits: Bool) {
        self.plan = plan
        self.themes = themes
        self.texts = texts
        self.withEdits = withEdits
    }

    /// Advice for each pair that the plan mends or leaves.
    func advice(on findings: [PairKey: Finding]) -> [Advice] {
        let values = suggestions
        var changes: [PairInMode: [(ValueChange, Suggestion)]] = [:]
        var ratios: [PairInMode: Double] = [:]
        for value in values {
            for fixed in value.0.fixed {
                changes[fixed.pair, default: []].append(value)
                ratios[fixed.pair] = fixed.after
            }
        }
        let mended = changes.map { pair, changes in
            let finding = findings[PairKey(pair)]
            let enough = finding.flatMap { finding in changes.first { $0.0.isEnough(for: finding) }
            }
            let wanted = enough.map { [$0] } ?? changes
            let needed = wanted.flatMap(\.0.needs)
            let all = wanted + values.filter { needed.contains($0.0.place) }
            return Advice(
                theme: pair.theme,
                mode: pair.mode,
                pair: pair.pair,
                suggestions: Self.oneForEachPlace(all.map(\.1), ratio: ratios[pair] ?? 0)
            )
        }
        return mended
            + plan.unfixed.filter(\.isEditable).map { left in
                Advice(
                    theme: left.pair.theme,
                    mode: left.pair.mode,
                    pair: left.pair.pair,
                    conflict: left.conflict
                )
            }
    }

    private static func oneForEachPlace(_ suggestions: [Suggestion], ratio: Double) -> [Suggestion]
    {
        var seen: Set<Suggestion.Place> = []
        return suggestions.filter { seen.insert($0.place).inserted }.map {
            var suggestion = $0
            suggestion.ratio = ratio
            return suggestion
        }
    }

    /// The value that each change writes; a colour and an alpha for one place are one value.
    private var suggestions: [(ValueChange, Suggestion)] {
        let edits = ValueEdit.oneForEachPlace(
            plan.changes.filter { !$0.isNew }.compactMap(\.valueEdit)
        )
        let byPlace = Dictionary(edits.map { ($0.location, $0) }) { first, _ in first }
        return plan.changes.compactMap { change in
            if change.isNew { return (change, change.addedRole) }
            guard let location = change.place.location, let edit = byPlace[location],
                let text = texts[location.file], let value = text.newText(for: edit)
            else { return nil }
            var suggestion = Suggestion(
                token: theme(of: location).tokenName(of: change.place.path),
                value: value,
                ratio: 0,
                deltaE: change.deltaE,
                at: location
            )
            suggestion.written = change.place.written
            if withEdits { suggestion.edit = text.textEdit(for: edit) }
            return (change, suggestion)
        }
    }

    private func theme(of location: SourceLocation) -> Theme {
        themes.first { $0.location?.file == location.file } ?? themes[0]
    }
}

extension ValueChange {
    /// A role that is not in the file yet has no place there.
    fileprivate var addedRole: Suggestion {
        Suggestion(token: place.path, value: new.rgb.hex, ratio: 0, deltaE: deltaE, at: nil)
    }

    /// Whether a finding's own token has this change, which suffices without the others that its pair depends on.
    fileprivate func isEnough(for finding: Finding) -> Bool {
        guard place.location == finding.tokenLocation, !isOfAlpha, !isNew, old.isOpaque,
            new.isOpaque,
            let colors = finding.detail?.colors, let required = finding.detail?.required,
            let front = SRGB8(hex: colors.foreground), let back = SRGB8(hex: colors.background)
        else { return false }
        let ratio =
            old.rgb == front
            ? Contrast.ratio(of: new.rgb, on: back) : Contrast.ratio(of: front, on: new.rgb)
        return (old.rgb == front) != (old.rgb == back) && ratio >= required
    }
}

extension UnfixedPair {
    /// Whether every value that the pair depends on can be changed; else nothing is known of values that would pass.
    fileprivate var isEditable: Bool {
        !obstacles.contains { if case .notFree = $0.reason { true } else { false } }
    }

    /// The pair, and the first requirement that stands in the way of a value that it depends on.
    fileprivate var conflict: [String] {
        for obstacle in obstacles {
            if case .outOfReach(_, let conflicts) = obstacle.reason, let first = conflicts.first {
                if first.theme == pair.theme && first.mode == pair.mode {
                    return [pair.pair.phrase, first.phrase]
                }
                let scope = first.theme == pair.theme ? first.mode : "\(first.theme), \(first.mode)"
                return ["\(pair.pair.phrase) in \(pair.mode)", "\(first.phrase) in \(scope)"]
            }
        }
        return [pair.pair.phrase]
    }
}
