import ColorScience
import Findings
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import ThemeChecks
import ThemeModel

@testable import ThemeFixes

/// Theme files in memory, and what a fix makes of them.
struct FixSample {
    /// The texts by their paths.
    var files: [String: String]
    var options = CheckOptions()
    var fixing = FixOptions()
    /// The ids of the themes whose findings are to be mended; all of them when empty.
    var targets: Set<String> = []
    /// Tokens that are not to be changed.
    var locked: Set<String> = []
    /// The colours that the files can take; nil for all.
    var writable: (@Sendable (SRGB8) -> Bool)?

    init(_ files: [String: String]) { self.files = files }

    /// One theme of a few lines.
    init(_ yaml: String) { self.init(["themes/sample.yml": yaml]) }

    var themes: [Theme] {
        let paths = files.keys.sorted()
        let documents = paths.compactMap {
            ThemeReader.read(Data((files[$0] ?? "").utf8), file: $0).documents.first
        }
        return ThemeInheritance.flatten(documents).documents.compactMap { $0.resolve().theme }
    }

    var plan: FixPlan {
        let targets = targets
        let locked = locked
        let writable = writable
        let texts = Dictionary(
            uniqueKeysWithValues: files.compactMap { file, text in
                ThemeText(Data(text.utf8), file: file).map { (file, $0) }
            }
        )
        let names = AliasNames(texts)
        let fixer = ThemeFixer(
            checker: ThemeChecker(options: options),
            options: fixing,
            isTarget: { targets.isEmpty || targets.contains($0.id) },
            isFree: { !locked.contains($0.path) },
            canAdd: { [files] place in
                guard let location = place.location, let text = files[location.file] else {
                    return false
                }
                let role = String(place.path.dropFirst("colors.".count))
                return ThemeText(Data(text.utf8), file: location.file)?.canAdd(
                    role,
                    after: location
                ) ?? false
            },
            writableColors: { _ in writable },
            alias: { names.alias(at: $0, from: $1, to: $2, $3) }
        )
        var plan = FixPlan()
        for group in ThemeFixer.groups(of: themes) { plan.merge(fixer.plan(for: group)) }
        return plan
    }

    /// The themes as numbers, with every value free that is not locked.
    var problem: FixProblem {
        FixProblem(
            ProblemCompiler(
                themes,
                checker: ThemeChecker(options: options),
                isTarget: { _ in true },
                permissions: ProblemCompiler.Permissions(
                    isOpen: { _ in true },
                    isFree: { [locked] in !locked.contains($0.path) },
                    canAdd: { _ in false }
                )
            )
        )
    }

    /// The verdict on every pair of every theme.
    var verdicts: [PairVerdict] {
        themes.flatMap { ThemeChecker(options: options).verdicts(on: $0) }
    }

    /// The verdict on a pair in the first mode that has it.
    func verdict(_ phrase: String, in theme: String = "sample", mode: String? = nil) -> PairVerdict?
    {
        verdicts.first {
            $0.pair.phrase == phrase && $0.theme == theme && (mode == nil || $0.mode == mode)
        }
    }

    /// The number of failing pairs.
    var failures: Int { verdicts.count { $0.verdict == .fail } }

    /// The files with a plan's changes.
    func applying(_ plan: FixPlan) -> FixSample {
        var result = self
        var edits: [SourceLocation: ValueEdit] = [:]
        var added: [ValueEdit] = []
        for change in plan.changes {
            guard let location = change.place.location else { continue }
            if change.isNew {
                let role = String(change.place.path.dropFirst("colors.".count))
                added.append(ValueEdit(at: location, color: change.new.rgb, addedRole: role))
                continue
            }
            var edit = edits[location] ?? ValueEdit(at: location)
            if let alias = change.alias {
                edit.reference = alias.text
            } else if change.isOfAlpha {
                edit.alpha = change.new.alpha
            } else {
                edit.color = change.new.rgb
            }
            edits[location] = edit
        }
        for (file, edits) in Dictionary(grouping: edits.values + added, by: \.location.file) {
            let text = ThemeText(Data((files[file] ?? "").utf8), file: file)
            result.files[file] = (text?.replacing(edits)?.bytes).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        return result
    }

    /// The files with everything mended that can be.
    var fixed: FixSample { applying(plan) }
}

extension FixPlan {
    /// The tokens that are changed, in the order of their names.
    var tokens: [String] { changes.map(\.place.path).sorted() }
}
