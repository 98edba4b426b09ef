import ColorScience
import Findings
import SourceText
import ThemeModel

// The sentences about copies that do not agree.

extension Finding {
    static func missing(
        _ token: CopiedToken,
        of copy: TokenCopy,
        in other: TokenCopy
    ) -> Finding {
        let place = token.color.location
        var finding = Finding(
            .tokenMirror,
            .error,
            "'\(other.name)' lacks '\(token.name.excerpt)', which '\(place?.file ?? copy.name)' has",
            help: "add it here, or remove it there",
            at: other.location
        )
        finding.further = [FurtherPlace("'\(token.name.excerpt)'", at: place)]
        return finding
    }

    static func missing(
        _ appearance: CopiedAppearance,
        of copy: TokenCopy,
        in other: TokenCopy
    ) -> Finding {
        let theme = copy.themes.count > 1 ? " of '\(appearance.title)'" : ""
        return Finding(
            .tokenMirror,
            .error,
            "'\(other.name)' lacks the mode '\(appearance.mode)'\(theme), which '\(copy.name)' has",
            help: "add the mode here, or take this file out of 'mirrors'",
            at: other.location
        )
    }

    /// The difference of two colours of one name; nil where there is none.
    static func differing(
        _ first: CopiedToken,
        _ second: CopiedToken,
        _ difference: CopiedColorDifference,
        in copy: TokenCopy
    ) -> Finding? {
        let here = second.color.notation
        let there = first.color.notation
        let file = first.color.location?.file ?? ""
        let values = "'\(second.name.excerpt)' is \(here) here and \(there) in '\(file)'"
        let severity: Severity
        let distance: String
        switch difference {
        case .none:
            return nil
        case .rounding(let channels):
            severity = .warning
            let verb = channels.count == 1 ? "differs" : "differ"
            distance = "\(list(channels)) \(verb) by 1 of 255"
        case .color(let deltaE):
            severity = .error
            distance = "ΔE OK \(Decimals.text(of: deltaE, 3))"
        case .alpha(let left, let right):
            severity = .error
            let opacities = [right, left].map { CSSNumber.text(of: $0) }
            distance = "the opacity is \(opacities[0]), not \(opacities[1])"
        }
        var finding = Finding(
            .tokenMirror,
            severity,
            "\(values): \(distance)",
            help: "give both places one value",
            at: second.color.location ?? copy.location
        )
        finding.further = [FurtherPlace("\(there) is here", at: first.color.location)]
        return finding
    }

    private static func list(_ words: [String]) -> String {
        let start = words.dropLast().joined(separator: ", ")
        return start.isEmpty ? words.joined() : "\(start) and \(words[words.count - 1])"
    }

    /// A colour of which one side is not known: a question, never a pass.
    static func unknown(
        _ first: CopiedToken,
        _ second: CopiedToken,
        in copy: TokenCopy
    ) -> Finding {
        let unknown = second.color.isKnown ? first : second
        let file = unknown.color.location?.file ?? copy.name
        var finding = Finding(
            .tokenMirror,
            .error,
            "'\(second.name.excerpt)' cannot be compared: its colour in '\(file)' is unknown",
            help: "write a colour there that can be read",
            at: second.color.location ?? copy.location
        )
        finding.further = [FurtherPlace("'\(first.name.excerpt)'", at: first.color.location)]
        return finding
    }
}

extension ThemeColor {
    /// The value as the file has it, with all aliases followed.
    fileprivate var notation: String {
        if case .token(let place) = source, let written = place.written {
            return written.excerpt(40)
        }
        return display.css
    }
}
