import ColorScience
import Findings
import ThemeChecks
import ThemeFixes
import ThemeFormats
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SitePipeline {
    /// Looks for the smallest changes, applies them to the files' texts, and reads and judges the result.
    ///
    /// Nothing is written. Only findings of the chosen themes are mended; no theme gets worse.
    package func fix() async throws -> SiteFix {
        let (themes, fileIDs) = await resolved()
        try checkNames(among: fileIDs)
        let files = themeFiles
        let (checker, pipeline) = (checker, self)
        let plans = await concurrently(ThemeFixer.groups(of: themes), jobs: jobs) { group in
            var texts: [String: ThemeText] = [:]
            for label in ThemeFixer.files(of: group) {
                texts[label] = files[label].flatMap { ThemeText($0, file: label) }
            }
            let editable = texts
            let fixer = ThemeFixer(
                checker: checker, isTarget: { pipeline.isWanted($0.id) },
                isFree: { place in place.location.map { editable[$0.file]?.canReplace(at: $0) ?? false } ?? false })
            return fixer.plan(for: group)
        }
        var plan = FixPlan()
        for other in plans { plan.merge(other) }
        let changed = try await changedFiles(plan, files)
        try await verify(plan, SitePipeline(self, files: changed), themes)
        let wanted = themes.filter { isWanted($0.id) }
        let unknown = await concurrently(wanted, jobs: jobs) { theme in
            checker.verdicts(on: theme).count { $0.verdict == .unknown }
        }
        return SiteFix(
            plan: plan, files: changed, unusable: fileIDs.count { isWanted($0) } - wanted.count,
            unknown: unknown.reduce(0, +))
    }

    /// The theme files by their labels; a label that two files share stands for none of them.
    var themeFiles: [String: Data] {
        Dictionary(grouping: workspace.themeFiles, by: \.label).compactMapValues { $0.count == 1 ? $0[0].bytes : nil }
    }

    private func changedFiles(_ plan: FixPlan, _ files: [String: Data]) async throws -> [SiteFix.ChangedFile] {
        let edits = Dictionary(grouping: plan.changes) { $0.place.location?.file ?? "" }.sorted { $0.key < $1.key }
        return try await concurrently(edits, jobs: jobs) { label, changes in
            guard let before = files[label],
                let edited = ThemeText(before, file: label)?.replacing(changes.valueEdits)
            else { throw FixingError.unverified(label) }
            return SiteFix.ChangedFile(
                label: label, before: before, after: edited.bytes, replacements: edited.replacements)
        }
    }

    /// The same project with other theme files.
    private init(_ pipeline: SitePipeline, files: [SiteFix.ChangedFile]) {
        let changed = Dictionary(files.map { ($0.label, $0.after) }) { first, _ in first }
        var workspace = pipeline.workspace
        workspace.themeFiles = workspace.themeFiles.map { file in
            changed[file.label].map { SourceFile(label: file.label, path: file.path, bytes: $0) } ?? file
        }
        self = pipeline
        self.workspace = workspace
    }
}

extension [ValueChange] {
    /// The changes as edits of texts: of colour and alpha in one place one edit.
    fileprivate var valueEdits: [ValueEdit] {
        var edits: [SourceLocation: ValueEdit] = [:]
        for change in self {
            guard let location = change.place.location else { continue }
            var edit = edits[location] ?? ValueEdit(at: location)
            if change.isOfAlpha { edit.alpha = change.new.alpha } else { edit.color = change.new.rgb }
            edits[location] = edit
        }
        return edits.values.sorted { $0.location < $1.location }
    }
}
