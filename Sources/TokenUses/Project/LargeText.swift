import Findings
import ThemeModel

/// The size of a text that needs less contrast for it.
struct LargeText {
    /// In pixels, as it is drawn.
    let size: Double
    let weight: Double
    /// The size of the root's text; nil where nothing tells it.
    let rootSize: Double?

    /// The text is as large in an element with a rule.
    func isLarge(under rule: SheetRule) -> Bool {
        let size = size(under: rule.paint(of: .size)) * factor(of: rule.paint(of: .scale))
        return ContrastUse.text(size: size, weight: weight(under: rule.paint(of: .weight)))
            == .largeText
    }

    /// 0 where nothing tells it.
    private func size(under paint: SheetPaint?) -> Double {
        switch paint {
        case nil, .inherited?, .clear?: size
        case .number(let pixels)?: pixels
        case .rootParts(let parts)?: parts * (rootSize ?? 0)
        case .outerParts(let parts)?: parts * size
        default: 0
        }
    }

    private func weight(under paint: SheetPaint?) -> Double {
        switch paint {
        case nil, .inherited?, .clear?: weight
        case .number(let weight)?: weight
        default: 0
        }
    }

    private func factor(of paint: SheetPaint?) -> Double {
        guard case .number(let factor)? = paint else { return 1 }
        return factor
    }
}
