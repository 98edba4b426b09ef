import SourceText

/// The value of an attribute.
enum AttributeValue {
    case none
    case quoted(Range<Int>)
    case expression(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .none: 0..<0
        case .quoted(let range), .expression(let range): range
        }
    }
}

extension MarkupScanner {
    mutating func readAttribute() {
        guard case .tag(let tag)? = frames.last?.kind else { return }
        switch script.bytes[index] {
        case UInt8(ascii: ">"):
            index += 1
            finish(tag, isClosed: false)
        case UInt8(ascii: "/") where script[index + 1] == UInt8(ascii: ">"):
            index += 2
            finish(tag, isClosed: true)
        case UInt8(ascii: "{"):
            openAttribute("")
        case UInt8(ascii: "<") where has("<%"):
            index = min(start(of: "%>", after: index) + 2, end)
        case UInt8(ascii: "/"):
            index = script.end(ofTextAt: index, before: end) ?? index + 1
        case let byte where Self.isName(byte):
            readNamedAttribute()
        default:
            index += 1
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        !byte.isSpace && !"/>={<\"'`".utf8.contains(byte)
    }

    private mutating func readNamedAttribute() {
        let start = index
        while index < end, Self.isName(script.bytes[index]) { index += 1 }
        let name = String(decoding: script.bytes[start..<index], as: UTF8.self).lowercased()
        skipSpace()
        guard index < end, script.bytes[index] == UInt8(ascii: "=") else {
            return setAttribute(name, .none)
        }
        index += 1
        skipSpace()
        guard index < end else { return }
        switch script.bytes[index] {
        case UInt8(ascii: "{"):
            openAttribute(name)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            readQuoted(name)
        case UInt8(ascii: "`"):
            let start = index
            index = script.end(ofTextAt: index, before: end) ?? end
            setAttribute(name, .expression(start..<index))
        default:
            let start = index
            while index < end, !script.bytes[index].isSpace,
                script.bytes[index] != UInt8(ascii: ">")
            {
                index += 1
            }
            setAttribute(name, .quoted(start..<index))
        }
    }

    private mutating func skipSpace() {
        while index < end, script.bytes[index].isSpace { index += 1 }
    }

    private mutating func readQuoted(_ name: String) {
        let quote = script.bytes[index]
        index += 1
        let start = index
        while index < end, script.bytes[index] != quote {
            if language == .server, has("<%") {
                index = self.start(of: "%>", after: index)
            } else if language == .svelte, script.bytes[index] == UInt8(ascii: "{") {
                index = script.bracketEnd(of: index, before: end)
            }
            index += 1
        }
        index = min(index, end)
        setAttribute(name, .quoted(start..<index))
        index = min(index + 1, end)
    }

    private mutating func openAttribute(_ name: String) {
        index += 1
        var frame = Frame(
            kind: .script(OpenAttribute(name: name)),
            context: PairCollector.attribute,
            start: index
        )
        frame.isQuiet = Self.isClass(name)
        frames.append(frame)
        previous = UInt8(ascii: "{")
    }
}

// MARK: - Values

extension MarkupScanner {
    private static func isClass(_ name: String) -> Bool {
        name == "class" || name == "classname" || name.hasPrefix("class:")
            || isBound(name) || isLoose(name)
    }

    /// The value is an expression even in quotes.
    private static func isBound(_ name: String) -> Bool {
        [":class", "v-bind:class", "x-bind:class", "class:list", "[ngclass]"].contains(name)
    }

    /// Classes of an element that a component makes.
    private static func isLoose(_ name: String) -> Bool {
        name != "classname" && name.hasSuffix("classname") || name.hasSuffix("-class")
    }

    mutating func setAttribute(
        _ name: String,
        _ value: AttributeValue,
        hasElement: Bool = false
    ) {
        guard let last = frames.indices.last, case .tag(var tag) = frames[last].kind else { return }
        if hasElement {
            if Self.isClass(name) { tag.element.list.addHidden(Facts()) }
        } else if Self.isLoose(name) {
            let range = value.range
            let language = language
            readLoose { expression in
                Self.readClasses(value, range, language, &expression)
            }
            return
        } else if Self.isClass(name) {
            let expression = classes(name, value, after: tag.element.list)
            tag.element.list = expression.list
            for range in expression.unread { readUnread(range) }
        } else {
            setLayout(name, value, &tag.element)
        }
        frames[last].kind = .tag(tag)
    }

    /// Reads the strings in an expression, each of which may be the classes of the element.
    private mutating func readUnread(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard let next = script.end(ofTextAt: index, before: range.upperBound) else {
                index += 1
                continue
            }
            let text = index..<max(next, index + 1)
            if script.bytes[index] != UInt8(ascii: "/"),
                script.bytes[text].contains(UInt8(ascii: "-"))
            {
                readLoose { expression in expression.readValue(text, Facts()) }
            }
            index = text.upperBound
        }
    }

    private func classes(
        _ name: String,
        _ value: AttributeValue,
        after list: ClassList
    ) -> ClassExpression {
        var expression = ClassExpression(script, collector.table, after: list)
        if name.hasPrefix("class:"), name != "class:list" {
            let key = collector.table.key(
                "c:" + script.text(value.range).filter { !$0.isWhitespace },
                .choice,
                count: 2
            )
            let end = max(0, value.range.lowerBound - 1)
            expression.readDirective(named: name, before: end, Facts(key))
        } else if Self.isBound(name) {
            expression.readValue(value.range, Facts())
        } else {
            Self.readClasses(value, value.range, language, &expression)
        }
        return expression
    }

    private static func readClasses(
        _ value: AttributeValue,
        _ range: Range<Int>,
        _ language: MarkupLanguage,
        _ expression: inout ClassExpression
    ) {
        switch value {
        case .none: break
        case .quoted: expression.readTemplate(range, language.dialect, Facts())
        case .expression: expression.readValue(range, Facts())
        }
    }

    private static let styles: Set<String> = [
        "style", ":style", "v-bind:style", "x-bind:style", "[style]", "[ngstyle]",
    ]

    /// The style that an attribute sets; nil for an attribute about anything else.
    private func style(_ name: String, _ value: AttributeValue) -> StyleAttribute? {
        var isQuoted = false
        if case .quoted = value { isQuoted = true }
        if Self.styles.contains(name) {
            return StyleAttribute(
                value.range,
                in: script,
                isQuoted: isQuoted && name == "style"
            )
        }
        let isDirective = name.hasPrefix("style:")
        guard isDirective || name.hasPrefix("[style.") && name.hasSuffix("]") else { return nil }
        let part = isDirective ? name.dropFirst(6) : name.dropFirst(7).dropLast()
        let property = part.prefix { $0 != "|" }
        let text = isQuoted && isDirective ? script.text(value.range) : nil
        return StyleAttribute(String(property), text)
    }

    private func setLayout(
        _ name: String,
        _ value: AttributeValue,
        _ element: inout PaintedElement
    ) {
        if let style = style(name, value) {
            for (property, text) in style.declarations {
                element.list.addStyle(property, text, at: value.range.lowerBound)
            }
            return
        }
        switch name {
        case "hidden":
            element.isConcealed = true
        case "disabled", "aria-disabled":
            let text = script.text(value.range.prefix(8))
            if value.range.isEmpty || text == "true" || text == "disabled" {
                element.isDisabled = true
            }
        default:
            break
        }
    }
}
