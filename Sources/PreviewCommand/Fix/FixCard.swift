import ColorScience
import Findings
import ProjectChecks
import SourceText
import ThemeFixes
import ThemeModel

/// Shows a value, its change, and its pairs before and after.
struct FixCard {
    let usesColor: Bool
    /// The tokens, modes and themes that a value decides.
    var reach: (SourceLocation) -> ValueReach? = { _ in nil }
    /// A location as people read it.
    var shown: (SourceLocation) -> SourceLocation = { $0 }

    private static let limit = 6

    /// `failing` are the pairs of the value that fail with the change.
    func text(_ proposal: FixProposal, failing: [UnfixedPair], number: Int, of count: Int) -> String
    {
        let style = TerminalStyle(isOn: usesColor)
        var place = ""
        if let location = proposal.place.location {
            place = " \(proposal.isNew ? "to be written after" : "at") \(shown(location))"
        }
        let title = "\(number) of \(count): '\(proposal.name)'\(place)".visible
        let worstFirst = failing.sorted { first, second in
            first.measured / first.pair.required < second.measured / second.pair.required
        }
        var rows = worstFirst.map { pair in
            row(pair.pair, pair.before, pair.measured, pair.oldColors, pair.newColors, " fails")
        }
        rows += proposal.fixed.map { pair in
            row(pair.pair, pair.before, pair.after, pair.oldColors, pair.newColors, "")
        }
        var lines = ["", style(title, .bold), "  " + change(proposal, style)]
        lines += rows.prefix(Self.limit)
        if rows.count > Self.limit {
            lines.append("  and \((rows.count - Self.limit).of("more pair"))")
        }
        if rows.isEmpty {
            lines.append("  It fixes nothing itself, but goes with the other changes.")
        }
        return lines.joined(separator: "\n")
    }

    private func change(_ proposal: FixProposal, _ style: TerminalStyle) -> String {
        let swatches = usesColor ? proposal.swatches : nil
        let values = [(swatches?.old, proposal.old), (swatches?.new, proposal.new)].map {
            color,
            text in
            (color.map { Swatch.block($0) + " " } ?? "") + text
        }
        var facts = ["ΔE OK \(CSSNumber.text(of: (proposal.deltaE * 1000).rounded() / 1000))"]
        let hue = Int(proposal.hueShift.rounded())
        if hue != 0 { facts.append("hue \(hue > 0 ? "+" : "−")\(abs(hue))°") }
        if let shared = proposal.place.location.flatMap(reach)?.sharing { facts.append(shared) }
        if proposal.isLarge { facts.append(style("large", .yellow)) }
        return values.joined(separator: " → ") + "  " + facts.joined(separator: ", ")
    }

    private func row(
        _ pair: PairInMode,
        _ before: Double,
        _ after: Double,
        _ old: ComparedColors?,
        _ new: ComparedColors?,
        _ verdict: String
    ) -> String {
        let ends = [(before, old), (after, new)].map { ratio, colors in
            let sample =
                usesColor
                ? colors.flatMap { Swatches.sample($0.foreground, on: $0.background) } : nil
            return (sample.map { $0 + " " } ?? "") + Contrast.display(ratio)
        }
        let name =
            "'\(pair.phrase)' needs \(CSSNumber.text(of: pair.required)) (\(pair.theme), \(pair.mode))"
            .visible
        return "  \(ends.joined(separator: " → "))\(verdict)  \(name)"
    }
}
