import SourceText

/// The size and place of an element, and what hides it, as its classes have them.
struct ElementLayout {
    /// The size in pixels and the weight of text; nil where no class sets it, and 0 where a condition does.
    private(set) var size: Double?
    private(set) var weight: Double?
    /// The factor by which the element is drawn smaller.
    private(set) var scale = 1.0
    /// Nothing shows it but to screen readers.
    private(set) var isHidden = false
    /// The element lies over others than the one that it is in.
    private(set) var isPositioned = false
    /// It is a small square, as icons are.
    private(set) var isSquare = false
    /// Its ground is seen through its text alone.
    private(set) var isClipped = false
    /// It has no box, so that its ground is not painted.
    private(set) var isBoxless = false
    /// Another property than `color` paints its text.
    private(set) var repaintsText = false
    /// Its tokens may have the values of another mode: `.dark`.
    private(set) var hasOwnMode = false
    /// A scrolled part may pass below it.
    private(set) var isSticky = false
    /// It is pulled over what comes before it.
    private(set) var isPulled = false
    /// It lies over what comes before it, and over all later elements that are not placed.
    private(set) var isPlaced = false
    private(set) var levels = StackLevels()
    private var isConcealed = false
    private var isShown = false
    private var sides: [Substring: Double] = [:]
    /// The parts before and after the text that have a ground, and those that a class puts elsewhere.
    private var painted: Set<Int> = []
    private var moved: Set<Int> = []
    private var filling = FilledEdges()
    /// The sides of the element around from which it is at a place, and the directions in which it is as large.
    private var held: Set<Substring> = []
    private var isAbsolute = false
    private var isThin = false
    private var reason: UnjudgedReason?

    private static let sizes: [Substring: Double] = [
        "text-xs": 12, "text-sm": 14, "text-base": 16, "text-lg": 18, "text-xl": 20,
        "text-2xl": 24, "text-3xl": 30, "text-4xl": 36, "text-5xl": 48, "text-6xl": 60,
        "text-7xl": 72, "text-8xl": 96, "text-9xl": 128,
    ]
    private static let weights: [Substring: Double] = [
        "font-thin": 100, "font-extralight": 200, "font-light": 300, "font-normal": 400,
        "font-medium": 500, "font-semibold": 600, "font-bold": 700, "font-extrabold": 800,
        "font-black": 900,
    ]
    private static let positions: Set<Substring> = ["absolute", "fixed"]
    private static let places: Set<Substring> = ["relative", "absolute", "fixed", "sticky"]
    private static let displays: Set<Substring> = [
        "block", "flex", "grid", "inline", "inline-block", "inline-flex", "inline-grid", "table",
        "table-cell", "table-row", "contents", "flow-root", "list-item",
    ]
    private static let clips: Set<Substring> = [
        "bg-clip-text", "[background-clip:text]", "[-webkit-background-clip:text]",
    ]

    /// The reason that no colour in the element is known.
    var doubt: UnjudgedReason? {
        if let reason { return reason }
        if repaintsText { return .effect(.textPaint) }
        if !painted.isDisjoint(with: moved) { return .effect(.partOver) }
        return isConcealed && !isShown ? .ground(.hidden) : nil
    }

    static let clipping = UnjudgedReason.effect(.groundClippedToText)
    static let boxless = UnjudgedReason.ground(.boxlessClass)

    /// No class of the element gives the ground that shows through its text.
    mutating func noteClippedGround() {
        reason = doubt ?? Self.clipping
    }

    /// Notes a class that counts under some facts.
    mutating func note(
        _ item: UtilityClass,
        _ facts: Facts,
        _ names: ColorNames,
        _ table: FactTable
    ) {
        if let part = table.drawnPart(of: facts) {
            notePart(part, item)
            return
        }
        if let property = item.setProperty, names.name(ofProperty: property) != nil {
            let utility = String(item.utility)
            reason = reason ?? .ground(.propertySet(utility: utility, property: property))
        }
        if item.isInnerShadow { reason = reason ?? .effect(.possibleShadow) }
        if item.isFilledBorder { reason = reason ?? .effect(.possibleImage) }
        if item.isOfMode { hasOwnMode = true }
        noteVisibility(item.utility, facts)
        if item.utility.hasPrefix("[-webkit-text-") { repaintsText = true }
        noteText(item.utility, facts)
        levels.note(item, isPlain: facts.items.isEmpty)
        if facts.items.isEmpty {
            filling.note(item)
            if item.isPull { isPulled = true }
            notePlace(item.utility)
            noteSides(item.utility)
            noteScale(item.utility)
        }
    }

    private mutating func notePart(_ part: Int, _ item: UtilityClass) {
        let utility = item.utility
        if utility.hasPrefix("bg-") { painted.insert(part) }
        let isWritten =
            utility.hasPrefix("content-[") && !["content-['']", "content-[\"\"]"].contains(utility)
        if Self.positions.contains(utility) || isWritten { moved.insert(part) }
    }

    private mutating func noteVisibility(_ utility: Substring, _ facts: Facts) {
        let isPlain = facts.items.isEmpty
        if Self.positions.contains(utility) { isPositioned = true }
        if utility == "sticky" { isSticky = true }
        if utility == "absolute" { isAbsolute = true }
        if Self.clips.contains(utility) { isClipped = true }
        if Self.displays.contains(utility) { isShown = true }
        if utility == "contents" || utility == "[display:contents]" { isBoxless = true }
        switch utility {
        case "sr-only" where isPlain: isHidden = true
        case "not-sr-only": isHidden = false
        case "hidden" where isPlain: isConcealed = true
        default: break
        }
    }

    private mutating func notePlace(_ utility: Substring) {
        if Self.places.contains(utility) { isPlaced = true }
        noteExtent(utility)
    }

    private mutating func noteExtent(_ utility: Substring) {
        guard let (name, length) = utility.splitAtHyphen else { return }
        switch name {
        case "top", "bottom", "left", "right", "inset": held.insert(name)
        case "w", "h", "size":
            if length == "full" || length == "screen" { held.insert(name) }
            if length == "px" || Double(length).map({ $0 <= Self.thinnest }) == true {
                isThin = true
            }
        default: break
        }
    }

    /// A text is higher and wider than lines and dots of a rem.
    private static let thinnest = 4.0
    private static let extents: [Set<Substring>] = [
        ["inset"], ["size"], ["w"], ["h"], ["top", "bottom"], ["left", "right"],
    ]

    /// It has a place of its own in the element around, and is large enough for a text to lie on it.
    var mayLieBelowText: Bool {
        isAbsolute && !isThin && Self.extents.contains { $0.isSubset(of: held) }
    }

    /// It fills the element that it is in, and lies over what is there.
    var isCover: Bool {
        isPositioned && !levels.areBelow && filling.isWhole
    }

    /// The order in the sheet decides between two sizes, which the markup does not tell, so the smaller one counts.
    private mutating func noteText(_ utility: Substring, _ facts: Facts) {
        let isPlain = facts.items.isEmpty
        if let found = Self.sizes[utility] ?? UtilityClass.writtenSize(utility) {
            size = min(size ?? found, isPlain ? found : 0)
        }
        if let found = Self.weights[utility] {
            weight = min(weight ?? found, isPlain ? found : 0)
        }
    }

    private mutating func noteScale(_ utility: Substring) {
        guard utility.hasPrefix("scale-") else { return }
        let rest = utility.dropFirst(6)
        let written = UtilityClass.bracketed(rest).flatMap { Double($0) }
        guard let factor = written ?? Double(rest).map({ $0 / 100 }) else { return }
        scale = min(1, abs(factor))
    }

    private mutating func noteSides(_ utility: Substring) {
        guard let (name, written) = utility.splitAtHyphen, let length = Double(written),
            length <= 16
        else { return }
        sides[name] = length
        isSquare = sides["size"] != nil || sides["h"] != nil && sides["h"] == sides["w"]
    }
}

extension Substring {
    /// The parts of `h-4`, of which the first may have a sign: `-inset-1`.
    fileprivate var splitAtHyphen: (name: Substring, value: Substring)? {
        let rest = first == "-" ? dropFirst() : self
        guard let hyphen = rest.firstIndex(of: "-") else { return nil }
        return (rest[..<hyphen], rest[rest.index(after: hyphen)...])
    }
}

extension UtilityClass {
    /// The custom property that `[--x:…]` sets.
    fileprivate var setProperty: String? {
        guard let property = declaration?.property, property.hasPrefix("--") else { return nil }
        return String(property)
    }

    /// The pixels of `text-[12px]` or `[font-size:12px]`; 0 where nothing tells them, nil for any other class.
    fileprivate static func writtenSize(_ utility: Substring) -> Double? {
        let rest = utility.hasPrefix("text-") ? utility.dropFirst(5) : utility
        guard var text = bracketed(rest) else { return nil }
        let start = ["length:", "font-size:"].first(where: text.hasPrefix)
        if let start { text = text.dropFirst(start.count) }
        let isNumber = text.first.map { $0.isNumber || $0 == "." } ?? false
        guard start != nil || isNumber else { return nil }
        if text.hasSuffix("px") { return Double(text.dropLast(2)) ?? 0 }
        return text.hasSuffix("rem") ? (Double(text.dropLast(3)) ?? 0) * rootSize : 0
    }

    /// The size of the root's text, as the sizes with a name have it, too.
    private static let rootSize = 16.0

    private static let pulls = ["-mt-", "-my-", "-translate-y-"]
    /// A pull of a rem or less leaves a text on its ground.
    private static let shortestPull = 4.0

    /// A margin or a shift below 0 that is longer than a rem, as `-mt-20` or `mt-[-80px]`.
    fileprivate var isPull: Bool {
        if utility.hasPrefix("mt-[-") || utility.hasPrefix("my-[-") { return true }
        guard let start = Self.pulls.first(where: utility.hasPrefix) else { return false }
        let length = utility.dropFirst(start.count)
        return modifier != nil || Double(length).map { $0 > Self.shortestPull } ?? (length != "px")
    }

    /// A class such as `dark` or `theme-light`.
    fileprivate var isOfMode: Bool {
        variants.isEmpty && SchemeWords.isOfMode(utility)
    }

    /// The image of a border that covers the element, too.
    fileprivate var isFilledBorder: Bool {
        guard let (property, value) = declaration else { return false }
        let isImage = EffectReader.name(of: String(property)).hasPrefix("border-image")
        return isImage && (value.includes("fill") || value == UtilityPaint.unreadValue)
    }

    /// A shadow that may cover all of the element.
    fileprivate var isInnerShadow: Bool {
        if let (property, value) = declaration {
            let isShadow = EffectReader.name(of: String(property)) == "box-shadow"
            return isShadow && ShadowReader.isDeep(CSSScanner.tokens(of: value))
        }
        if utility.hasPrefix("inset-ring-"), let width = Double(utility.dropFirst(11)) {
            return width > ShadowReader.lineWidth
        }
        return utility.hasPrefix("inset-shadow-[") || utility.hasPrefix("inset-ring-[")
            || utility.hasPrefix("shadow-[inset")
    }
}
