package import Findings
import ThemeChecks
import ThemeFixes
import ThemeFormats
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ProjectCheck {
    /// The report with what ``fix()`` would do about its low contrast; with `withEdits`, also as edits of the files.
    ///
    /// Plans only for the themes that need it, and for those that share values with them.
    package func advised(_ report: Report, withEdits: Bool = false) async throws -> Report {
        let failing = Set(report.findings.filter { $0.rule == .lowContrast && $0.counts }.compactMap(\.theme))
        let families = catalog.families.filter { $0.contains { failing.contains($0.label.id) } }
        let files = workspace.themeFilesByLabel
        let advice = try await concurrentMap(families, jobs: request.jobs) { family in
            ThemeFixer.groups(of: family.compactMap(catalog.theme)).flatMap { group -> [Advice] in
                guard group.contains(where: { failing.contains($0.id) }) else { return [] }
                let replaced = ReplacedValues(group, files, withEdits: withEdits)
                return replaced.advice(by: self.plan(for: group, files))
            }
        }
        return report.advised(by: advice.flatMap(\.self))
    }
}

/// Writes the changes of a plan as the values that stand in the files then.
private struct ReplacedValues {
    private let themes: [Theme]
    private let files: [String: Data]
    private let withEdits: Bool

    init(_ themes: [Theme], _ files: [String: Data], withEdits: Bool) {
        (self.themes, self.files, self.withEdits) = (themes, files, withEdits)
    }

    /// Advice for each pair that the plan mends or leaves.
    func advice(by plan: FixPlan) -> [Advice] {
        var suggestions: [PairInMode: [Suggestion]] = [:]
        for (change, suggestion) in self.suggestions(for: plan.changes) {
            for fixed in change.fixed {
                var suggestion = suggestion
                suggestion.ratio = fixed.after
                let isKnown = suggestions[fixed.pair]?.contains { $0.location == suggestion.location } ?? false
                if !isKnown { suggestions[fixed.pair, default: []].append(suggestion) }
            }
        }
        let mended = suggestions.map { pair, suggestions in
            Advice(theme: pair.theme, mode: pair.mode, pair: pair.pair, suggestions: suggestions)
        }
        return mended + plan.unfixed.map { left in
            Advice(theme: left.pair.theme, mode: left.pair.mode, pair: left.pair.pair, conflict: left.conflict)
        }
    }

    /// A colour and an alpha for one place are one value.
    private func suggestions(for changes: [ValueChange]) -> [(ValueChange, Suggestion)] {
        var texts: [String: ThemeText] = [:]
        let edits = ValueEdit.oneForEachPlace(changes.compactMap(\.valueEdit))
        let byPlace = Dictionary(edits.map { ($0.location, $0) }) { first, _ in first }
        return changes.compactMap { change in
            guard let location = change.place.location, let edit = byPlace[location] else { return nil }
            let text = texts[location.file] ?? files[location.file].flatMap { ThemeText($0, file: location.file) }
            texts[location.file] = text
            guard let text, let value = text.newText(for: edit) else { return nil }
            var suggestion = Suggestion(
                token: theme(of: location).tokenName(of: change.place.path), value: value, ratio: 0,
                deltaE: change.deltaE, at: location)
            suggestion.written = change.place.written
            if withEdits { suggestion.edit = text.textEdit(for: edit) }
            return (change, suggestion)
        }
    }

    private func theme(of location: SourceLocation) -> Theme {
        themes.first { $0.location?.file == location.file } ?? themes[0]
    }
}

extension UnfixedPair {
    /// The pair, and the first requirement that stands in the way of a value that it depends on.
    fileprivate var conflict: [String] {
        for obstacle in obstacles {
            if case .outOfReach(_, let conflicts) = obstacle.reason, let first = conflicts.first {
                return [pair.pair.phrase, first.phrase]
            }
        }
        return [pair.pair.phrase]
    }
}
