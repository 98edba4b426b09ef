import SourceText

/// The classes of an element, each with what must be so for it to count.
struct ClassList {
    struct Word {
        let text: String
        /// The byte of the file at which it starts.
        let offset: Int
        let facts: Facts
        /// It stands for a declaration of a `style` attribute.
        var isInline = false
        /// The place of the call that leaves the last of several classes for one thing.
        var mergingCall: Int?
    }

    /// Classes that only running the app would tell.
    struct Hidden {
        let facts: Facts
        /// The number of words before.
        let order: Int
        /// The place of a class that sets a text's colour; nil for classes of any kind.
        var textOffset: Int?
    }

    /// More are not read.
    static let limit = 400

    /// The call of that kind whose words are added.
    var mergingCall: Int?
    /// The CSS module, as the file names it, whose classes are added.
    var module: String?
    /// The words are classes of Tailwind CSS, whose starts tell what they are about.
    let areUtilities: Bool
    private(set) var words: [Word] = []
    private(set) var hidden: [Hidden] = []

    init(areUtilities: Bool = true) { self.areUtilities = areUtilities }

    /// Adds the words of a text; one that touches either end is part of a longer one there.
    mutating func addWords(
        in text: ArraySlice<UInt8>,
        _ facts: Facts,
        touchesStart: Bool = false,
        touchesEnd: Bool = false
    ) {
        for part in text.split(whereSeparator: \.isSpace) {
            let isCut =
                touchesStart && part.startIndex == text.startIndex
                || touchesEnd && part.endIndex == text.endIndex
            if words.count >= Self.limit { return addHidden(facts) }
            if isCut {
                addCut(part, facts)
                continue
            }
            let name = String(decoding: part, as: UTF8.self)
            words.append(
                Word(
                    text: module.map { ModuleName.text(of: name, in: $0) } ?? name,
                    offset: part.startIndex,
                    facts: facts,
                    mergingCall: mergingCall
                )
            )
        }
    }

    private static let cells = ["col-start-", "row-start-", "[grid-area:"]

    /// The classes that put the element into a cell of a grid.
    var cell: Set<String> {
        let names = words.lazy.map(\.text)
        return Set(names.filter { name in Self.cells.contains(where: name.hasPrefix) })
    }

    /// The properties that may decide a pair, without the name of a browser's engine.
    private static let styles: Set<String> = [
        "all", "animation", "animation-name", "backdrop-filter", "background",
        "background-blend-mode", "background-clip", "background-color", "background-image",
        "border-color", "border-image", "border-image-slice", "box-shadow", "color", "display",
        "fill", "filter", "font-size", "mask", "mask-border", "mask-box-image", "mask-image",
        "mix-blend-mode", "opacity", "stroke", "text-fill-color", "text-stroke",
        "text-stroke-color",
    ]

    /// Adds a declaration of a style in the notation of a class: `[color:var(--ink)]`.
    mutating func addStyle(_ property: String, _ value: String, at offset: Int) {
        guard Self.styles.contains(EffectReader.name(of: property)) else { return }
        if words.count >= Self.limit { return addHidden(Facts()) }
        let text = "[\(property):\(value.replacing(" ", with: "_"))]"
        words.append(Word(text: text, offset: offset, facts: Facts(), isInline: true))
    }

    /// Adds a style that may set any property.
    mutating func addUnreadStyle(at offset: Int) {
        for property in ["background", "color", "opacity"] {
            addStyle(property, UtilityPaint.unreadValue, at: offset)
        }
    }

    /// False for the start of a class such as `p-` or `grid-cols-`.
    private static func mayPaint(_ part: ArraySlice<UInt8>) -> Bool {
        let start = part.split(separator: UInt8(ascii: ":")).last ?? part
        guard start.contains(UInt8(ascii: "-")), part.first != UInt8(ascii: "-") else {
            return true
        }
        return start.starts(with: "bg-".utf8) || start.starts(with: "text-".utf8)
            || start.starts(with: "opacity-".utf8)
    }

    mutating func addHidden(_ facts: Facts) {
        // Later ones count more than the words between.
        let isTold = hidden.last.map { $0.facts == facts && $0.order == words.count } ?? false
        if isTold || hidden.count >= Self.limit { return }
        hidden.append(Hidden(facts: facts, order: words.count))
    }

    /// Adds a class of which a part is known.
    private mutating func addCut(_ part: ArraySlice<UInt8>, _ facts: Facts) {
        guard areUtilities else { return addHidden(facts) }
        guard Self.mayPaint(part) else { return }
        let start = part.split(separator: UInt8(ascii: ":")).last ?? part
        guard start.starts(with: "text-".utf8), hidden.count < Self.limit else {
            return addHidden(facts)
        }
        hidden.append(
            Hidden(facts: facts, order: words.count, textOffset: start.startIndex)
        )
    }
}
