/// The attributes that give an element its classes.
enum ClassAttribute {
    private static let bound: Set<String> = [
        ":class", "class:list", "classlist", "[ngclass]", "[class]", "[classname]",
    ]

    static func isClass(_ name: String) -> Bool {
        name == "class" || name == "classname" || name == "tw" || isDirective(name)
            || isBound(name) || isLoose(name)
    }

    /// The value is an expression even in quotes.
    static func isBound(_ name: String) -> Bool { bound.contains(name) }

    /// The name has a class, and the value its condition.
    static func isDirective(_ name: String) -> Bool {
        name.hasPrefix("[class.") || name.hasPrefix("class:") && !isBound(name)
    }

    private static let active: Set<String> = [
        "active-class", "activeclass", "activeclassname", "exact-active-class",
    ]

    /// Classes that a link has while its page is shown.
    static func isActive(_ name: String) -> Bool { active.contains(name) }

    /// Classes of an element that a component makes.
    static func isLoose(_ name: String) -> Bool {
        name != "classname" && name.hasSuffix("classname") || name.hasSuffix("-class")
    }
}

extension ClassExpression {
    /// Reads an attribute, whose name is at `place`.
    mutating func read(
        _ value: AttributeValue,
        of name: String,
        at place: Range<Int>,
        _ language: MarkupLanguage
    ) {
        if ClassAttribute.isDirective(name) {
            let condition = value.range.isEmpty ? place : value.range
            let facts = self.condition(condition, 1, Facts())
            readDirective(place, facts ?? Facts())
        } else if ClassAttribute.isBound(name) {
            readValue(value.range, Facts())
        } else {
            read(value, language)
        }
    }

    /// Reads the classes that a value is.
    mutating func read(
        _ value: AttributeValue,
        _ language: MarkupLanguage,
        _ facts: Facts = Facts()
    ) {
        switch value {
        case .none: break
        case .quoted(let range): readTemplate(range, language.dialect, facts)
        case .expression(let range): readValue(range, facts)
        }
    }
}
