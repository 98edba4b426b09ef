import ColorScience
import Findings
import ThemeChecks
package import ThemeFixes
import ThemeFormats
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ProjectCheck {
    /// Finds the colour changes, applies them to the files' texts in memory, and checks the result.
    ///
    /// Fixes only findings of the requested themes; no theme gets worse.
    package func fix(_ options: FixOptions = FixOptions()) async throws -> SiteFix {
        try await fix(by: FixPlans(self, options))
    }

    /// Applies plans to the files' texts in memory, and checks the result.
    package func fix(by plans: FixPlans) async throws -> SiteFix {
        let (plan, themes) = (plans.plan, catalog.allThemes)
        let changed = try changedFiles(plan, plans.files)
        try await verify(plan, changed, themes)
        let unknown = try await concurrentMap(themes.filter { isWanted($0) }, jobs: request.jobs) { theme in
            checker.verdicts(on: theme).count { $0.verdict == .unknown }
        }
        return SiteFix(plan: plan, files: changed, unusable: unusableIDs.count, unknown: unknown.reduce(0, +))
    }

    private func isWanted(_ theme: Theme) -> Bool {
        request.themeIDs.isEmpty || request.themeIDs.contains(theme.id)
    }

    func texts(of group: [Theme], _ files: [String: Data]) -> [String: ThemeText] {
        ThemeFixer.files(of: group).reduce(into: [:]) { texts, label in
            texts[label] = files[label].flatMap { ThemeText($0, file: label, workspace.project.formats.set) }
        }
    }

    func plan(for group: [Theme], _ texts: [String: ThemeText], _ options: FixOptions = FixOptions()) -> FixPlan {
        let fixer = ThemeFixer(
            checker: checker, options: options, isTarget: isWanted,
            isFree: { place in place.location.map { texts[$0.file]?.canReplace(at: $0) ?? false } ?? false },
            canAdd: { place in
                place.location.map { texts[$0.file]?.canAdd(place.role, after: $0) ?? false } ?? false
            })
        return fixer.plan(for: group)
    }

    private func changedFiles(_ plan: FixPlan, _ files: [String: Data]) throws -> [SiteFix.ChangedFile] {
        let edits = Dictionary(grouping: plan.changes) { $0.place.location?.file ?? "" }.sorted { $0.key < $1.key }
        return try edits.map { label, changes in
            guard let before = files[label],
                let text = ThemeText(before, file: label, workspace.project.formats.set),
                let edited = text.replacing(changes.compactMap(\.valueEdit))
            else { throw FixingError.unverified(label) }
            return SiteFix.ChangedFile(
                label: label, before: before, after: edited.bytes, replacements: edited.replacements)
        }
    }

    /// Checks the changed texts; throws unless every planned pair passes and no other pair got worse than planned.
    private func verify(_ plan: FixPlan, _ files: [SiteFix.ChangedFile], _ themes: [Theme]) async throws {
        if plan.changes.isEmpty { return }
        let changed = try await ThemeCatalog(workspace.replacing(files), keepsAll: true, jobs: request.jobs)
        let after = Dictionary(changed.allThemes.map { ($0.id, $0) }) { first, _ in first }
        let fixed = Set(plan.changes.flatMap(\.fixed).map(\.pair))
        // Only what somebody decided makes a pair worse.
        let unfixed = Dictionary(plan.unfixed.map { ($0.pair, $0.measured) }) { first, _ in first }
        let worse = try await concurrentMap(themes, jobs: request.jobs) { theme -> String? in
            let rows = after[theme.id].map { checker.verdicts(on: $0) } ?? []
            let isGood = checker.verdicts(on: theme).elementsEqual(rows) { old, new in
                guard old.mode == new.mode, old.pair == new.pair else { return false }
                guard let required = old.required, let measured = old.measured else { return true }
                let pair = PairInMode(theme: theme.id, mode: old.mode, pair: old.pair, required: required)
                let promised = fixed.contains(pair) ? required : min(required, measured, unfixed[pair] ?? required)
                return new.measured ?? 0 >= promised
            }
            return isGood ? nil : theme.id
        }
        if let theme = worse.compactMap(\.self).first { throw FixingError.unverified(theme) }
    }
}

extension Workspace {
    /// Theme files by label, and those that they refer to; a label that two files share is left out, since an edit could
    /// hit the wrong one.
    var themeFilesByLabel: [String: Data] {
        let files = Dictionary(grouping: themeFiles, by: \.label).mapValues { $0.count == 1 ? $0[0].bytes : nil }
        let parts = themeFiles.flatMap { $0.others }.filter { files[$0.key] == nil }
        let shared = Dictionary(parts.map { ($0.key, Optional($0.value)) }) { $0 == $1 ? $0 : nil }
        return files.merging(shared) { file, _ in file }.compactMapValues(\.self)
    }

    fileprivate func replacing(_ files: [SiteFix.ChangedFile]) -> Workspace {
        let changed = Dictionary(files.map { ($0.label, $0.after) }) { first, _ in first }
        var workspace = self
        for index in themeFiles.indices { workspace.themeFiles[index].replace(changed) }
        return workspace
    }
}

extension SourceFile {
    /// Takes other bytes for the file and those that it refers to, by their labels.
    mutating func replace(_ changed: [String: Data]) {
        bytes = changed[label] ?? bytes
        for (label, bytes) in changed where others[label] != nil { others[label] = bytes }
    }
}

extension ValueChange {
    var valueEdit: ValueEdit? {
        place.location.map {
            ValueEdit(
                at: $0, color: isOfAlpha ? nil : new.rgb, alpha: isOfAlpha ? new.alpha : nil,
                addedRole: isNew ? place.role : nil)
        }
    }
}

extension TokenPlace {
    /// The name behind `colors.`.
    fileprivate var role: String { String(path.drop { $0 != "." }.dropFirst()) }
}
