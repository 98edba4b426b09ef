import ColorScience
import Findings
import ForeignFormats
import SourceText
import ThemeChecks
import ThemeFixes
import ThemeFormats
import ThemeModel

/// The changes of a plan as the values that stand in the files then.
struct PlannedValues {
    private let plan: FixPlan
    private let themes: [Theme]
    private let texts: [String: ThemeText]
    private let withEdits: Bool

    init(_ group: GroupPlan, withEdits: Bool) {
        plan = group.plan
        themes = group.themes
        texts = group.texts
        self.withEdits = withEdits
    }

    /// Advice for each pair that the plan fixes or leaves.
    func advice(on findings: [PairKey: Finding]) -> [Advice] {
        let values = suggestions
        var changes: [PairInMode: [Value]] = [:]
        var ends: [PairInMode: FixedPair] = [:]
        for value in values {
            for fixed in value.change.fixed {
                changes[fixed.pair, default: []].append(value)
                ends[fixed.pair] = fixed
            }
        }
        let fixes = changes.map { pair, changes in
            let needed = Self.needed(of: changes, among: values, for: findings[PairKey(pair)])
            return Advice(
                theme: pair.theme,
                mode: pair.mode,
                pair: pair.pair,
                suggestions: Self.oneForEachPlace(needed, ratio: ends[pair]?.after ?? 0),
                colors: ends[pair]?.newColors
            )
        }
        let conflicts = plan.unfixed.filter(\.isEditable).map { left in
            Advice(
                theme: left.pair.theme,
                mode: left.pair.mode,
                pair: left.pair.pair,
                conflict: left.opacity == nil ? left.conflict : nil,
                help: left.opacity
            )
        }
        return fixes + conflicts
    }

    /// A change, and the value that it writes.
    private struct Value {
        let change: ValueChange
        let suggestion: Suggestion
    }

    /// The change of the finding's own token if that suffices, else all; with the changes that these depend on.
    private static func needed(
        of changes: [Value],
        among values: [Value],
        for finding: Finding?
    ) -> [Suggestion] {
        var wanted = changes
        if let finding, let enough = changes.first(where: { $0.change.isEnough(for: finding) }) {
            wanted = [enough]
        }
        let places = wanted.flatMap(\.change.needs)
        let others = values.filter { places.contains($0.change.place) }
        return (wanted + others).map(\.suggestion)
    }

    private static func oneForEachPlace(
        _ suggestions: [Suggestion],
        ratio: Double
    ) -> [Suggestion] {
        var seen: Set<Suggestion.Place> = []
        let distinct = suggestions.filter { seen.insert($0.place).inserted }
        return distinct.map { suggestion in
            var suggestion = suggestion
            suggestion.ratio = ratio
            return suggestion
        }
    }

    /// The value that each change writes; a colour and an alpha for one place are one value.
    private var suggestions: [Value] {
        let edits = ValueEdit.oneForEachPlace(
            plan.changes.filter { !$0.isNew }.compactMap(\.valueEdit)
        )
        let byPlace = Dictionary(keepingFirst: edits.map { ($0.location, $0) })
        return plan.changes.compactMap { change in
            if change.isNew { return Value(change: change, suggestion: change.addedRole) }
            guard let location = change.place.location, let edit = byPlace[location],
                let suggestion = suggestion(for: change, edit, at: location)
            else { return nil }
            return Value(change: change, suggestion: suggestion)
        }
    }

    private func suggestion(
        for change: ValueChange,
        _ edit: ValueEdit,
        at location: SourceLocation
    ) -> Suggestion? {
        guard let text = texts[location.file], let texts = text.replacement(for: edit)
        else { return nil }
        var suggestion = Suggestion(
            token: theme(of: location).tokenName(of: change.place.path),
            value: texts.new,
            ratio: 0,
            deltaE: change.deltaE,
            at: location
        )
        suggestion.hex = Color.hex(beside: texts.new)
        suggestion.written = change.place.written ?? texts.old
        suggestion.writtenHex = suggestion.written.flatMap(Color.hex(beside:))
        if change.alias != nil {
            suggestion.hex = change.new.rgb.hex
            suggestion.writtenHex = change.old.rgb.hex
        }
        if withEdits { suggestion.edit = text.textEdit(for: edit) }
        return suggestion
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

    /// A finding's own token has this change, which suffices without the others that its pair depends on.
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
    /// Every value that the pair depends on can be changed; else nothing is known of values that would pass.
    fileprivate var isEditable: Bool {
        !obstacles.contains { if case .notFree = $0.reason { true } else { false } }
    }

    /// The opacity that a use of a value needs; nil where that is not the reason.
    fileprivate var opacity: String? {
        for obstacle in obstacles {
            guard case .tooLittleOpacity(let enough) = obstacle.reason else { continue }
            return enough.map { "use '\($0)' there" } ?? "use another colour there"
        }
        return nil
    }

    /// The pair, and the first requirement that stands in the way of a value that it depends on.
    fileprivate var conflict: [String] {
        for obstacle in obstacles {
            if case .outOfReach(_, let conflicts) = obstacle.reason, let first = conflicts.first {
                if first.theme == pair.theme && first.mode == pair.mode {
                    return [pair.phrase, first.phrase]
                }
                let scope = first.theme == pair.theme ? first.mode : "\(first.theme), \(first.mode)"
                return ["\(pair.phrase) in \(pair.mode)", "\(first.phrase) in \(scope)"]
            }
        }
        return [pair.phrase]
    }
}
