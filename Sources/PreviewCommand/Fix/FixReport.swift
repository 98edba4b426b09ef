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
    let decided: FixOptions
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

    /// The tokens, modes and themes in which a changed value is seen.
    func reach(of change: ValueChange) -> ValueReach? {
        change.place.location.flatMap { fix.reach[$0] }
    }

    func lead(_ place: TokenPlace) -> String {
        place.location.map { "\(shown($0)): " } ?? ""
    }

    /// A difference of colours with three decimals.
    func thousandths(_ value: Double) -> String {
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
