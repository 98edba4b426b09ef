import SourceText

/// The chances that an element has a text which is not between its tags.
struct TextChance {
    /// Elements that show no text, whatever is in them.
    static let drawings: Set<String> = [
        "area",
        "audio",
        "br",
        "canvas",
        "circle",
        "col",
        "ellipse",
        "embed",
        "g",
        "hr",
        "image",
        "img",
        "line",
        "path",
        "picture",
        "polygon",
        "polyline",
        "rect",
        "source",
        "stop",
        "svg",
        "track",
        "use",
        "video",
        "wbr",
    ]
    /// Parts of the names of attributes that give an element a text.
    private static let fillings = [
        "text",
        "html",
        "bind",
        "children",
        "i18n",
        "l10n",
        "v-t",
    ]
    /// Parts of the names of attributes that a component may show.
    private static let labels = [
        "label",
        "title",
        "caption",
        "content",
        "message",
        "header",
        "heading",
        "value",
        "name",
    ]
    /// Starts of the names of attributes by which a script finds an element.
    private static let references = [
        "id",
        "ref",
        ":ref",
        "use:",
        "#",
        "data-",
        "x-",
        "v-",
    ]

    /// A script may find the element by one of its attributes.
    private(set) var isNamed = false
    private var isFilled = false
    private var isLabelled = false

    /// Notes an attribute by its name.
    mutating func note(_ name: String) {
        if Self.fillings.contains(where: name.includes) { isFilled = true }
        if Self.labels.contains(where: name.includes), name != "classname" { isLabelled = true }
        if Self.references.contains(where: name.hasPrefix) { isNamed = true }
    }

    /// Notes an object that may have any attribute.
    mutating func noteSpread() { isFilled = true }

    /// One of the attributes may be the element's text; a component shows more of them.
    func isSet(fillsItself: Bool) -> Bool { isFilled || fillsItself && isLabelled }
}
