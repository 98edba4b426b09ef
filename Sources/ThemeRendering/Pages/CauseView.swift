import ColorScience
import Findings
import SourceText
import ThemeModel

extension Cause {
    /// A cause as a theme's page shows it: the written value, what it fails in, and the value that mends it.
    var view: View {
        [
            .severity: .text(worst.standing), .rule: .text(rule.rawValue),
            .token: .text(ifAny: token),
            .written: .text(ifAny: written), .color: .text(ifAny: written.flatMap(cssColor)),
            .place: .text(location?.description ?? ""), .waiver: .text(ifAny: worst.waiver),
            .help: .text(
                ifAny: value == nil && worst.waiver == nil && conflict == nil ? worst.help : nil
            ),
            .conflict: .text(ifAny: conflict?.joined(separator: " against ")), .fix: fix,
            .findings: .list(findings.map(\.view)),
        ]
    }

    private var fix: ViewValue {
        guard let value else { return .flag(false) }
        return .group([
            .value: .text(value.value), .color: .text(ifAny: cssColor(value.value)),
            .mended: .number(mended),
            .count: .number(findings.count), .companions: .list(companions.map(\.view)),
        ])
    }
}

extension Suggestion {
    fileprivate var view: View {
        [.token: .text(token), .value: .text(value), .color: .text(ifAny: cssColor(value))]
    }
}

extension Finding {
    fileprivate var view: View {
        let colors = detail?.colors
        let isContrast = rule == .lowContrast && colors != nil
        return [
            .message: .text(message), .mode: .text(ifAny: mode),
            .pair: .text(ifAny: isContrast ? pair?.phrase : nil),
            .isGraphic: .flag(pair?.use == .nonText),
            .ratio: .text(measured.map(Contrast.display) ?? ""),
            .after: .text(ifAny: suggestions.first.map { Contrast.display($0.ratio) }),
            .required: .text(detail?.required.map(CSSNumber.text) ?? ""),
            .foreground: .text(colors?.foreground ?? ""),
            .background: .text(colors?.background ?? ""),
        ]
    }
}

/// A written value as CSS; nil for an alias, and for what is no colour.
private func cssColor(_ written: String) -> String? {
    (try? Color(parsing: written)).map { ThemeColor($0).display.css }
}
