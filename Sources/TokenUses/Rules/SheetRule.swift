import SourceText
import StyleSheets

/// The paint of a declaration.
indirect enum SheetPaint: Equatable, Sendable {
    /// A token, a custom property or a variable of Sass, and the paint where it is not there.
    case reference(PairUse.Layer, or: SheetPaint?)
    /// Nothing: `transparent`, `none`.
    case clear
    /// The paint of the element around: `inherit`, `unset`.
    case inherited
    /// The reason that it is no token's colour, as the rest of a sentence.
    case other(String)
    /// A colour for each scheme, of `light-dark()`.
    case schemes(light: SheetPaint, dark: SheetPaint)
    /// An opacity, a size in pixels, a weight.
    case number(Double)
    /// A size in parts of the root's.
    case rootParts(Double)
    /// A size in parts of that of the element around.
    case outerParts(Double)
}

/// The part of an element that a declaration is about.
enum SheetSlot: Int, CaseIterable, Sendable {
    /// Clockwise from the top, as shorthands have them.
    static let borders: [SheetSlot] = [.borderTop, .borderRight, .borderBottom, .borderLeft]

    case text
    case ground
    /// An image above the ground.
    case image
    case borderTop
    case borderRight
    case borderBottom
    case borderLeft
    case outline
    case fill
    case stroke
    case opacity
    /// A filter, a blend mode, a mask or a shadow, which changes colours.
    case effect
    case size
    case weight
    /// A place outside of the element around.
    case position
    /// The scheme that `light-dark()` has its colour from.
    case scheme
    case width
    case height
}

/// A rule of a style sheet that paints something.
struct SheetRule: Sendable {
    struct Declaration: Sendable {
        let paint: SheetPaint
        let isImportant: Bool
        let location: SourceLocation
    }

    let selectors: [RuleSelector]
    /// The place of its layer, as `CascadeLayers` gives it.
    let layer: [Int]
    /// By the number of the slot.
    var slots: [Declaration?] = Array(repeating: nil, count: SheetSlot.allCases.count)
    var properties: [String: Declaration] = [:]
    /// The text of which a comment in the rule says the ground.
    var statedText: String?
    /// The rule styles text: its font, its alignment.
    var stylesText = false
    var animations: Set<String> = []
    /// The start and the end of the names of custom properties that Sass puts together.
    var computedProperties: [ComputedName] = []
    /// The reason that more may be in the rule than is read.
    var doubt: String?

    init(_ selectors: [RuleSelector], in layer: [Int]) {
        self.selectors = selectors
        self.layer = layer
    }

    /// Later declarations count more, unless an earlier one is important.
    mutating func set(_ slot: SheetSlot, to declaration: Declaration) {
        if slots[slot.rawValue]?.isImportant == true, !declaration.isImportant { return }
        slots[slot.rawValue] = declaration
    }
}

/// The name of a property of which Sass computes the middle.
struct ComputedName: Sendable {
    let start: String
    let end: String

    init(_ name: String) {
        let parts = name.components(around: SheetDeclaration.hole)
        start = parts.start
        end = parts.end
    }

    func mayBe(_ name: String) -> Bool { name.hasPrefix(start) && name.hasSuffix(end) }
}

extension String {
    /// The texts before the first and after the last of some signs.
    fileprivate func components(around sign: String) -> (start: String, end: String) {
        let parts = split(separator: sign, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), String(parts.last ?? ""))
    }
}

/// The rules of a style sheet that paint, and the pairs that its comments say.
struct SheetRules: Sendable {
    /// The elements that a sheet is for.
    enum Reach: Sendable {
        case site
        case page
        /// The elements of one module or component.
        case component
    }

    private static let components = [".module.", ".component.", ".vue", ".svelte", ".astro"]

    let file: String
    /// Sheets of modules and components are for their own elements, others for those of the site.
    var reach: Reach

    init(file: String = "") {
        self.file = file
        reach = Self.components.contains(where: file.contains) ? .component : .site
    }

    var rules: [SheetRule] = []
    var words = SelectorWords()
    var stated: [PairUse] = []
    /// A mixin that a rule takes in and that is not read there.
    struct Include: Sendable {
        let rule: Int
        let mixin: String
        /// It takes a block, for which most mixins have nothing but a condition.
        var hasBlock = false
    }

    var includes: [Include] = []
    /// The slots that each mixin of the sheet sets.
    var mixins: [String: SheetMixins.Summary] = [:]
    /// The animations that change colours.
    var animations: Set<String> = []
    /// The custom properties that no element has from the one around it.
    var uninherited: Set<String> = []
    /// The variables of Sass that the sheet sets.
    var variables: [String: SheetRule.Declaration] = [:]
    /// The place of the first rule of which only some selectors are kept.
    var cut: SourceLocation?
}
