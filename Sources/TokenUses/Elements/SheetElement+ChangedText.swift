import Findings
import SourceText

// Sizes and effects by which an element changes a text that it inherits.
extension SheetElement {
    /// A size or a weight for which a text needs more contrast than where its colour is set.
    struct Shrinking {
        let place: SourceLocation
        /// The size is known.
        let isCertain: Bool
    }

    func shrinking(of text: Text?) -> Shrinking? {
        guard let text, textUse(at: text.index) == .largeText, textUse == .text else { return nil }
        let own = SheetSlot.sizes.sorted { $0.rawValue < $1.rawValue }.compactMap { slot in
            cascade.winner(of: slot, in: styles[last])?.declaration
        }
        if own.isEmpty, has(.sized) {
            return Shrinking(place: text.declaration.location, isCertain: false)
        }
        let shrinking = own.filter { $0.paint.mayShrink }
        guard let first = shrinking.first else { return nil }
        let isRead = !shrinking.contains { $0.paint == .number(0) }
        return Shrinking(place: first.location, isCertain: isRead && size(at: last) > 0)
    }

    /// The place of a filter, an animation or the like that changes a text from an element around.
    func effectPlace(on text: Text?) -> SourceLocation? {
        guard text != nil, !isDrawing else { return nil }
        if let own = cascade.winner(of: .effect, in: styles[last]),
            case .other(let reason) = own.declaration.paint, EffectReader.changesText(reason)
        {
            return own.declaration.location
        }
        let rules = styles[last].rules.map { cascade.sheet.rules[$0.rule] }
        return rules.first { names.animations.mayInclude($0.animations) }?.animationPlace
    }

    /// No text of the page lies in it.
    private var isDrawing: Bool { has(.drawing) }
}

extension SheetPaint {
    /// A size or a weight may be less than that of the element around.
    fileprivate var mayShrink: Bool {
        switch self {
        case .inherited: false
        case .outerParts(let parts): parts < 1
        default: true
        }
    }
}
