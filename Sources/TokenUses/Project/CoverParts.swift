/// The sizes, places and grounds that all rules give the pseudo-elements of some elements.
///
/// A line below a link may become its ground while the mouse is on it, by a rule that sets no ground: `width: 100%`.
struct CoverParts: Sendable {
    private struct Part {
        let subject: ElementNames
        let slots: Set<SheetSlot>
    }

    /// More rules for one name are not compared.
    private static let limit = 500
    fileprivate static let slots: Set<SheetSlot> = [.width, .height, .position]

    /// By the name of the pseudo-element and each of those that tell most about its element.
    private var parts: [String: [Part]] = [:]

    init() {}

    init(_ sheets: [SheetRules]) {
        for sheet in sheets {
            for rule in sheet.rules {
                let slots = rule.coverSlots
                if slots.isEmpty { continue }
                for selector in rule.selectors { add(selector, slots, sheet.words) }
            }
        }
    }

    private mutating func add(
        _ selector: RuleSelector,
        _ slots: Set<SheetSlot>,
        _ words: SelectorWords
    ) {
        let compounds = selector.compounds.suffix(2)
        guard let part = compounds.last, let owner = compounds.first, compounds.count == 2,
            words.has(.generated, part)
        else { return }
        let subject = ElementNames(owner, words)
        for key in Self.keys(of: part, of: subject, words) {
            parts[key, default: []].append(Part(subject: subject, slots: slots))
        }
    }

    /// The slots by which some rule paints a pseudo-element, makes it larger, or takes it out of its place.
    func slots(
        of part: RuleSelector.Compound,
        of subject: ElementNames,
        _ words: SelectorWords
    ) -> Set<SheetSlot> {
        var slots: Set<SheetSlot> = []
        let keys = Set(Self.keys(of: part, of: subject, words) + [words.text(of: part)])
        for key in keys {
            guard let known = parts[key] else { continue }
            if known.count > Self.limit { return Self.slots }
            for other in known where subject.mayBe(other.subject) {
                slots.formUnion(other.slots)
            }
        }
        return slots
    }

    private static func keys(
        of part: RuleSelector.Compound,
        of subject: ElementNames,
        _ words: SelectorWords
    ) -> [String] {
        let name = words.text(of: part)
        return (subject.isUniversal ? [""] : subject.telling).map { "\($0)\(name)" }
    }
}

extension SheetRule {
    /// The slots by which the rule paints its element, makes it larger than a line, or takes it out of its place.
    fileprivate var coverSlots: Set<SheetSlot> {
        let slots = CoverParts.slots.filter { slot in
            guard let paint = paint(of: slot) else { return false }
            return slot == .position ? paint != .clear : !paint.isSmall
        }
        return setsGround ? slots.union([.ground]) : slots
    }

    /// A pseudo-element that was not seen is seen by this rule, with a ground that only a rule for other names can give.
    ///
    /// `others` are the slots that further rules for it set.
    func mayShowGround(with others: Set<SheetSlot>) -> Bool {
        guard case .number(let opacity)? = paint(of: .opacity), opacity > 0 else { return false }
        return !stylesText && !others.contains(.ground)
    }

    /// A pseudo-element with this rule may be large enough to be the ground of a text.
    ///
    /// `others` are the slots that further rules for it set.
    func mayCover(with others: Set<SheetSlot>) -> Bool {
        let isSmall = [SheetSlot.width, .height].contains { side in
            let own = paint(of: side)
            return own?.isSmall == true && !others.contains(side)
        }
        return !stylesText && !isSmall && setsGround
    }

    /// A pseudo-element with this rule may lie above all that is in its element.
    func liesOutside(with others: Set<SheetSlot>) -> Bool {
        if isBelow { return false }
        if case .other? = paint(of: .position) { return true }
        return others.contains(.position)
    }

    var setsGround: Bool {
        let grounds = [SheetSlot.ground, .image].compactMap(paint)
        return grounds.contains { $0 != .clear }
    }
}
