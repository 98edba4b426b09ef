import SourceText

/// The declarations of an element's `style`: CSS in an attribute, an object of a script, or directives.
struct StyleAttribute: Hashable, Sendable {
    struct Declaration: Hashable, Sendable {
        /// In the notation of CSS.
        let property: String
        let value: String
    }

    /// The value, or a part of one, that only the running app tells.
    static let computed = "var(\(computedName))"
    static let computedName = "--computed-style"
    /// Longer ones are not read to their end.
    private static let limit = 4_000

    private(set) var declarations: [Declaration] = []
    /// More may be set than is read.
    private(set) var isUnread = false

    var isEmpty: Bool { declarations.isEmpty && !isUnread }

    /// The custom properties that it sets.
    var variables: [String] { declarations.map(\.property).filter { $0.hasPrefix("--") } }

    mutating func addUnread() { isUnread = true }

    mutating func add(_ property: String, _ value: String) {
        let isVariable = property.hasPrefix("--")
        // Of some custom properties the start alone is known: `--x-$`.
        let signs = isVariable ? "-_$" : "-_"
        let isName = property.allSatisfy { $0.isLetter || $0.isNumber || signs.contains($0) }
        guard isName, !property.isEmpty else { return addUnread() }
        let name = isVariable ? property : property.lowercased()
        declarations.append(Declaration(property: name, value: Self.written(value)))
    }

    /// The value in one line, which cannot end its declaration.
    private static func written(_ value: String) -> String {
        let isOpen = value.count { $0 == "(" } != value.count { $0 == ")" }
        let hasOthers = value.contains { ";{}<>\\$@\"'".contains($0) } || value.includes("/*")
        if isOpen || hasOthers { return computed }
        return value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

// MARK: - Attributes

extension StyleAttribute {
    private static let names: Set<String> = ["style", ":style", "[style]", "[ngstyle]"]

    /// The name of the attribute has a property; those of custom ones differ by their case.
    static func isDirective(_ name: String) -> Bool {
        ["style:", "--", "[style."].contains(where: name.hasPrefix)
    }

    /// Objects in the attribute are read with it.
    static func isRead(_ name: String) -> Bool {
        names.contains(name) || MarkupScanner.spreads.contains(name) || isOfLibrary(name)
    }

    /// Adds the declarations of an attribute; false for one about anything else.
    mutating func read(
        _ name: String,
        _ value: AttributeValue,
        _ script: ScriptText,
        _ declarations: ScriptDeclarations
    ) -> Bool {
        if Self.isDirective(name) {
            readDirective(name, value, script)
            return true
        }
        if name == "v-bind" || name == "x-bind" {
            // The style may be among all attributes of an object.
            if script.text(value.range).includes("style") { addUnread() }
            return true
        }
        guard Self.names.contains(name) else {
            return readOfLibrary(name, value, script, declarations)
        }
        let range = script.trimmed(value.range.prefix(Self.limit))
        if value.range.count > Self.limit { addUnread() }
        if case .quoted = value, name == "style" {
            readText(script.text(range))
        } else {
            var object = StyleObject(script, declarations)
            object.read(range)
            merge(object.style)
        }
        return true
    }

    mutating func merge(_ other: StyleAttribute) {
        declarations += other.declarations
        isUnread = isUnread || other.isUnread
    }

    /// `style:color={x}` of Svelte, `[style.color]="x"` of Angular, or a custom property of a component.
    private mutating func readDirective(
        _ name: String,
        _ value: AttributeValue,
        _ script: ScriptText
    ) {
        var part = name[...]
        if name.hasPrefix("style:") { part = name.dropFirst(6) }
        if name.hasPrefix("[style.") { part = name.dropFirst(7).prefix { !".]".contains($0) } }
        let property = part.prefix { $0 != "|" }
        var text = Self.computed
        if case .quoted(let range) = value, !name.hasPrefix("[") { text = script.text(range) }
        if part.hasSuffix("|important") { text += " !important" }
        add(property.hasPrefix("--") ? String(property) : Self.property(ofKey: property), text)
    }

    /// `background-color` for `backgroundColor`.
    static func property(ofKey key: Substring) -> String {
        let isPlain = key.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
        guard isPlain else { return "" }
        let property = NameWords.words(of: String(key)).joined(separator: "-")
        return property.hasPrefix("webkit-") ? "-" + property : property
    }
}

// MARK: - Presentational attributes

extension StyleAttribute {
    /// The declaration of an attribute such as `bgcolor`, which counts less than any rule; nil for others.
    ///
    /// HTML, section 15.2: presentational hints.
    static func hint(_ attribute: String, of element: String) -> StyleAttribute? {
        let property: String
        switch (attribute, element.lowercased()) {
        case ("bgcolor", _): property = "background-color"
        case ("opacity", "svg"), ("opacity", "g"), ("opacity", "foreignobject"):
            property = "opacity"
        case ("color", "font"), ("text", "body"): property = "color"
        case ("background", "body"), ("background", "table"), ("background", "td"):
            property = "background"
        default: return nil
        }
        var style = StyleAttribute()
        style.add(property, computed)
        return style
    }
}

// MARK: - Declarations

extension StyleAttribute {
    /// Reads CSS, in which templates may have put more.
    mutating func readText(_ written: String) {
        let text = HTMLReferences.resolved(written)
        if HTMLReferences.mayHold(text) { addUnread() }
        for part in BracketNesting.parts(of: text, at: ";") {
            let sides = part.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else {
                if part.contains(where: { "{<\\$(".contains($0) }) { addUnread() }
                continue
            }
            add(sides[0].filter { !$0.isWhitespace }, String(sides[1]))
        }
    }
}
