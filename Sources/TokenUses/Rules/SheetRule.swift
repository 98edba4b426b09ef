import SourceText

/// A rule of a style sheet that paints something.
struct SheetRule: Sendable {
    struct Declaration: Sendable {
        let paint: SheetPaint
        let isImportant: Bool
        let location: SourceLocation
        /// The first custom property in its value.
        var mention: String?
    }

    private(set) var selectors: [RuleSelector]
    /// The place of its cascade layer, as `CascadeLayers` gives it.
    let cascadeLayer: [Int]
    /// The root of the `@scope` that it is in; nil outside of any.
    let scope: String?
    /// By the number of the slot.
    var slots: [Declaration?] = Array(repeating: nil, count: SheetSlot.allCases.count)
    var properties: [String: Declaration] = [:]
    /// The text of which a comment in the rule says the ground.
    var statedText: String?
    /// The rule styles text: its font, its alignment.
    var stylesText = false
    /// The element lies below what is in the one around it.
    var isBelow = false
    var animations: Set<String> = []
    /// The place of the last of the declarations that ask for animations.
    var animationPlace: SourceLocation?
    /// The start and the end of the names of custom properties that Sass puts together.
    var computedProperties: [ComputedName] = []
    /// The rule names an element around in which texts look otherwise.
    var liesInChange = false
    /// The reason that more may be in the rule than is read.
    var doubt: UnjudgedReason?

    init(_ selectors: [RuleSelector], in layer: [Int], scope: String? = nil) {
        self.selectors = selectors
        cascadeLayer = layer
        self.scope = scope
    }

    var isScoped: Bool { scope != nil }

    /// The rule may decide how a pair is judged.
    var decidesPairs: Bool {
        decidesColors || SheetSlot.sizes.contains { slots[$0.rawValue] != nil }
    }

    /// The rule may decide a colour of a pair.
    var decidesColors: Bool {
        if !animations.isEmpty || doubt != nil { return true }
        return SheetSlot.deciding.contains { slot in
            slots[slot.rawValue] != nil && !SheetSlot.sizes.contains(slot)
        }
    }

    /// The same declarations for other elements.
    func forElements(of selector: RuleSelector) -> SheetRule {
        var rule = self
        rule.selectors = [selector]
        return rule
    }

    /// Later declarations count more, unless an earlier one is important.
    mutating func set(_ slot: SheetSlot, to declaration: Declaration) {
        if slots[slot.rawValue]?.isImportant == true, !declaration.isImportant { return }
        slots[slot.rawValue] = declaration
    }
}
