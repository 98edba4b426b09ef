import ColorScience
import Findings
import ForeignFormats
import SourceText
import ThemeChecks
package import ThemeFixes
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ResolvedProject {
    /// Finds the colour changes, applies them to the files' texts in memory, and checks the result.
    ///
    /// Fixes only findings of the requested themes; no theme gets worse.
    package func fix(_ options: FixOptions = FixOptions()) async throws -> SiteFix {
        try await fix(by: FixPlans(self, options))
    }

    /// Applies plans to the files' texts in memory, and checks the result: changes that fail their check are left out.
    package func fix(by plans: FixPlans) async throws -> SiteFix {
        let themes = catalog.allThemes
        var plans = plans
        var refused = [TokenPlace: PairInMode]()
        var changed = try changedFiles(plans.plan, plans.files)
        while true {
            let broken = try await brokenPairs(plans.plan, changed, themes)
            if broken.isEmpty { break }
            for pair in broken {
                let places = places(in: plans.plan, behind: pair, of: themes)
                if places.isEmpty { throw FixingError.unverified(pair.theme) }
                for place in places { refused[place] = pair }
            }
            try await plans.leaveOut(refused.keys)
            changed = try changedFiles(plans.plan, plans.files)
        }
        let unknown = try await concurrentMap(themes.filter { isWanted($0) }, jobs: request.jobs) {
            theme in
            checker.verdicts(on: theme).count { $0.verdict == .unknown }
        }
        var fix = SiteFix(
            plan: plans.plan,
            files: changed,
            unusable: unusableIDs.count,
            unknown: unknown.reduce(0, +),
            refused: refused
        )
        let places = Set(plans.plan.changes.compactMap(\.place.location))
        for theme in themes {
            for place in theme.places(among: places) { fix.reach[place, default: 0] += 1 }
        }
        return fix
    }

    private func isWanted(_ theme: Theme) -> Bool {
        request.themeIDs.isEmpty || request.themeIDs.contains(theme.id)
    }

    func texts(of group: [Theme], _ files: [String: Data]) -> [String: ThemeText] {
        ThemeFixer.files(of: group).reduce(into: [:]) { texts, label in
            texts[label] = files[label].flatMap {
                ThemeText($0, file: label, workspace.project.formats.set)
            }
        }
    }

    func plan(
        for group: [Theme],
        _ texts: [String: ThemeText],
        _ options: FixOptions = FixOptions()
    ) -> FixPlan {
        let fixer = ThemeFixer(
            checker: checker,
            options: options,
            isTarget: isWanted,
            isFree: { place in
                place.location.map { texts[$0.file]?.canReplace(at: $0) ?? false } ?? false
            },
            canAdd: { place in
                place.location.map { texts[$0.file]?.canAdd(place.role, after: $0) ?? false }
                    ?? false
            }
        )
        return fixer.plan(for: group)
    }

    private func changedFiles(_ plan: FixPlan, _ files: [String: Data]) throws -> [SiteFix
        .ChangedFile]
    {
        try SiteFix.ChangedFile.all(with: plan.changes, in: files) { label in
            files[label].flatMap { ThemeText($0, file: label, workspace.project.formats.set) }
        }
    }

    /// The first pair of each theme that the changed texts break: it does not pass as planned, or gets worse.
    private func brokenPairs(
        _ plan: FixPlan,
        _ files: [SiteFix.ChangedFile],
        _ themes: [Theme]
    ) async throws -> [PairInMode] {
        if plan.changes.isEmpty { return [] }
        let changed = try await ThemeCatalog(workspace.replacing(files), jobs: request.jobs)
        let after = Dictionary(changed.allThemes.map { ($0.id, $0) }) { first, _ in first }
        let fixed = Set(plan.changes.flatMap(\.fixed).map(\.pair))
        // Only what somebody decided makes a pair worse.
        let unfixed = Dictionary(plan.unfixed.map { ($0.pair, $0.measured) }) { first, _ in first }
        let broken = try await concurrentMap(themes, jobs: request.jobs) { theme -> PairInMode? in
            let before = Dictionary(checker.rows(of: theme)) { first, _ in first }
            guard let theme = after[theme.id] else { return before.keys.first }
            // A changed value may make another pair the one that judges it: pairs come and go.
            return checker.rows(of: theme).first { pair, row in
                let old = before[pair].map { $0.measured ?? 0 } ?? pair.required
                let promised =
                    fixed.contains(pair)
                    ? pair.required : min(pair.required, old, unfixed[pair] ?? old)
                return row.measured ?? 0 < promised
            }?.0
        }
        return broken.compactMap(\.self)
    }

    /// Where changes that decide a pair are written; all of the theme's files where none does.
    private func places(in plan: FixPlan, behind pair: PairInMode, of themes: [Theme])
        -> [TokenPlace]
    {
        guard let theme = themes.first(where: { $0.id == pair.theme }) else { return [] }
        let deciding = checker.places(deciding: pair.pair, in: pair.mode, of: theme)
        let files = ThemeFixer.files(of: [theme])
        let own = plan.changes.filter { change in
            change.place.location.map { files.contains($0.file) } ?? false
        }
        let near = own.filter { change in
            change.isNew
                ? change.place.role == pair.pair.foreground
                : deciding.contains(change.place.location)
        }
        return (near.isEmpty ? own : near).map(\.place)
    }
}

extension Theme {
    /// Those places at which a value of the theme's colours is written.
    fileprivate func places(among places: Set<SourceLocation>) -> Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        func add(_ color: ThemeColor) {
            if case .token(let token) = color.source, let place = token.location {
                found.insert(place)
            }
            if let place = color.alpha?.token.location { found.insert(place) }
        }
        for mode in modes {
            for (_, color) in mode.colors { add(color) }
            for style in mode.components.values { style.allColors.forEach(add) }
        }
        return found.intersection(places)
    }
}

extension ThemeChecker {
    /// The verdicts on pairs that must reach a ratio.
    fileprivate func rows(of theme: Theme) -> [(PairInMode, PairVerdict)] {
        verdicts(on: theme).compactMap { row in
            row.required.map {
                (PairInMode(theme: theme.id, mode: row.mode, pair: row.pair, required: $0), row)
            }
        }
    }
}

extension Workspace {
    /// Theme files by label, and those that they refer to; a label that two files share is left out, since an edit could
    /// hit the wrong one.
    var themeFilesByLabel: [String: Data] {
        let files = Dictionary(grouping: themeFiles, by: \.label).mapValues {
            $0.count == 1 ? $0[0].bytes : nil
        }
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

extension SiteFix.ChangedFile {
    /// Theme files with changed values; throws for one in which a value cannot be written.
    static func all(
        with changes: [ValueChange],
        in files: [String: Data],
        _ text: (_ label: String) -> ThemeText?
    ) throws(FixingError) -> [Self] {
        let edits = Dictionary(grouping: changes) { $0.place.location?.file ?? "" }.sorted {
            $0.key < $1.key
        }
        return try edits.map { label, changes throws(FixingError) in
            guard let before = files[label],
                let edited = text(label)?.replacing(changes.compactMap(\.valueEdit))
            else {
                throw .unverified(label)
            }
            return Self(
                label: label,
                before: before,
                after: edited.bytes,
                replacements: edited.replacements
            )
        }
    }
}

extension ValueChange {
    var valueEdit: ValueEdit? {
        place.location.map {
            ValueEdit(
                at: $0,
                color: isOfAlpha ? nil : new.rgb,
                alpha: isOfAlpha ? new.alpha : nil,
                addedRole: isNew ? place.role : nil
            )
        }
    }
}

extension TokenPlace {
    /// The name behind `colors.`.
    fileprivate var role: String { String(path.drop { $0 != "." }.dropFirst()) }
}
