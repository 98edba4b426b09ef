import ColorScience
import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeFixes
import ThemeModel

extension FixReport {
    /// The changes of each file as a unified diff; with colours, each change as a swatch, too.
    func diff(usesColor: Bool) -> [String] {
        fix.files.flatMap { file in
            usesColor ? colored(file) : lines(of: file).map(\.text)
        }
    }

    /// A unified diff, with paths relative to the project's folder as `git apply` expects.
    private func lines(of file: ChangedThemeFile) -> [UnifiedDiff.Line] {
        let path = ProjectFolder.relative(
            session.absolute(file.label),
            to: session.project.folder.path
        )
        return UnifiedDiff(path: path, old: file.before, new: file.after).lines
    }

    private func colored(_ file: ChangedThemeFile) -> [String] {
        let lines = lines(of: file)
        // Three components on three lines show no colour, so the swatches stand in their place.
        let hasMembers = file.replacements.contains(where: \.isOfMembers)
        let shown = hasMembers ? lines.filter { $0.kind == .header } : lines
        return shown.map(\.colored) + swatches(of: file)
    }

    private func swatches(of file: ChangedThemeFile) -> [String] {
        zip(fix.plan.changes, texts).compactMap { change, text in
            guard change.place.location?.file == file.label else { return nil }
            return "\(change.swatches)  \(phrase(change, text).visible)"
        }
    }
}

extension ValueChange {
    /// The colour before and after, on the ground of the pair that was furthest from passing, with its ratios.
    fileprivate var swatches: String {
        let worst = fixed.min { first, second in
            first.before / first.pair.required < second.before / second.pair.required
        }
        guard let worst, let before = worst.oldColors?.sample, let after = worst.newColors?.sample
        else { return "\(Swatch.block(old.rgb)) → \(Swatch.block(new.rgb))" }
        return "\(before) \(Contrast.display(worst.before)) → "
            + "\(after) \(Contrast.display(worst.after))"
    }
}

extension ComparedColors {
    fileprivate var sample: String? { Swatches.sample(foreground, on: background) }
}

extension UnifiedDiff.Line {
    /// The line in git's colours.
    var colored: String {
        let attribute: TerminalStyle.Attribute? =
            switch kind {
            case .header: .bold
            case .hunk: .cyan
            case .removed: .red
            case .added: .green
            case .context: nil
            }
        // A tab indents, and steers nothing.
        let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
        let shown = parts.map { String($0).visible }.joined(separator: "\t")
        return attribute.map { TerminalStyle(isOn: true)(shown, $0) } ?? shown
    }
}
