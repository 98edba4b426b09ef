import Findings
import ThemeModel

// The contrast that the parts of an element need.
extension SheetElement {
    /// Borders tell where a control is; those of other elements are decoration.
    func use(of slot: SheetSlot) -> ContrastUse {
        if isDisabled { return .exempt }
        switch slot {
        case .borderTop, .borderRight, .borderBottom, .borderLeft:
            return has(.control) && !has(.pushed) ? .nonText : .exempt
        case .outline: return has(.focus) ? .nonText : .exempt
        default: return .nonText
        }
    }

    var textUse: ContrastUse {
        let use = textUse(at: last)
        return isVector && use != .exempt ? .nonText : use
    }

    /// Nothing is in it, unless it is a control that shows its value.
    var isWithoutText: Bool {
        ownNames.contains(":empty")
    }

    /// Its colour is that of lines and shapes; words in it have a font.
    private var isVector: Bool {
        let hasWords = styles[last].rules.contains { cascade.sheet.rules[$0.rule].stylesText }
        return !hasWords && ownNames.contains { $0 == "svg" || $0 == "path" }
    }

    /// The use of the text of the element itself, or of one around it.
    func textUse(at place: Int) -> ContrastUse {
        if isDisabled { return .exempt }
        let size = size(at: place) * scale(at: place)
        return ContrastUse.text(size: size, weight: weight(at: place))
    }

    /// The product of the factors of an element and of those around it.
    func scale(at place: Int) -> Double {
        styles[...place].reduce(1) { product, style in
            let own = cascade.winner(of: .scale, in: style)
            guard case .number(let factor)? = own?.declaration.paint, factor > 0 else {
                return product
            }
            return product * factor
        }
    }

    /// The size in pixels; 0 where nothing tells it.
    func size(at place: Int) -> Double {
        let index = sizeIndex(.size, around: place)
        let inner = index..<place
        if inner.contains(where: { has(.sized, at: $0 + 1) }) { return 0 }
        switch cascade.winner(of: .size, in: styles[index])?.declaration.paint {
        case .number(let pixels): return pixels
        case .rootParts(let parts): return parts * (names.rootSize ?? 0)
        default: return 0
        }
    }

    func weight(at place: Int) -> Double {
        let index = sizeIndex(.weight, around: place)
        let found = cascade.winner(of: .weight, in: styles[index])
        guard case .number(let value)? = found?.declaration.paint else { return 0 }
        return value
    }

    /// The index of the innermost element that sets a size or a weight; the first one where none does.
    func sizeIndex(_ slot: SheetSlot, around place: Int) -> Int {
        let index = styles[...place].lastIndex { style in
            let own = cascade.winner(of: slot, in: style)
            return own.map { $0.declaration.paint != .inherited } ?? false
        }
        return index ?? 0
    }
}
