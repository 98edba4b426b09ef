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
        let start = index
        if let written = takeTemplateTag() {
            if written == .value { addUnknownAttributes(start..<index) }
            return
        }
        switch script.bytes[index] {
        case UInt8(ascii: ">"):
            index += 1
            finish(tag, isClosed: false)
        case UInt8(ascii: "/") where script[index + 1] == UInt8(ascii: ">"):
            index += 2
            finish(tag, isClosed: true)
        case UInt8(ascii: "{"):
            open(OpenAttribute(name: "", place: index..<index))
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
        let name = AttributeName.plain(script.text(start..<index))
        let attribute = OpenAttribute(name: name, place: start..<index)
        skipSpace()
        guard index < end, script.bytes[index] == UInt8(ascii: "=") else {
            return setAttribute(attribute, .none)
        }
        index += 1
        skipSpace()
        guard index < end else { return }
        switch script.bytes[index] {
        case UInt8(ascii: "{") where !has("{{") || !language.isHTML:
            open(attribute)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            readQuoted(attribute)
        case UInt8(ascii: "`"):
            let start = index
            index = script.end(ofTextAt: index, before: end) ?? end
            setAttribute(attribute, .expression(start..<index))
        default:
            readUnquoted(attribute)
        }
    }

    private mutating func readUnquoted(_ attribute: OpenAttribute) {
        let start = index
        while index < end, !script.bytes[index].isSpace,
            script.bytes[index] != UInt8(ascii: ">")
        {
            if takeTemplateTag() == nil { index += 1 }
        }
        setAttribute(attribute, .quoted(start..<index))
    }

    private mutating func skipSpace() {
        while index < end, script.bytes[index].isSpace { index += 1 }
    }

    private mutating func readQuoted(_ attribute: OpenAttribute) {
        let quote = script.bytes[index]
        index += 1
        let start = index
        while index < end, script.bytes[index] != quote {
            if language.hasTemplateTags, has("<%") {
                index = self.start(of: "%>", after: index)
            } else if language == .svelte, script.bytes[index] == UInt8(ascii: "{") {
                index = script.bracketEnd(of: index, before: end)
            }
            index += 1
        }
        index = min(index, end)
        setAttribute(attribute, .quoted(start..<index))
        index = min(index + 1, end)
    }

    private mutating func open(_ attribute: OpenAttribute) {
        index += 1
        var frame = Frame(
            kind: .script(attribute),
            context: PairCollector.attribute,
            start: index
        )
        frame.isQuiet = ClassAttribute.isClass(attribute.name)
        frames.append(frame)
        previous = UInt8(ascii: "{")
    }
}

// MARK: - Values

extension MarkupScanner {
    mutating func setAttribute(
        _ attribute: OpenAttribute,
        _ value: AttributeValue,
        hasElement: Bool = false
    ) {
        let name = attribute.name
        guard let last = frames.indices.last, case .tag(var tag) = frames[last].kind else { return }
        if hasElement {
            if ClassAttribute.isClass(name) { tag.element.list.addHidden(Facts()) }
        } else if ClassAttribute.isActive(name) {
            let isActive = Facts(collector.table.key("active-class", .choice))
            var expression = classExpression(after: tag.element.list)
            expression.read(value, language, isActive)
            tag.element.list = expression.list
        } else if ClassAttribute.isLoose(name) {
            let language = language
            readLoose { expression in
                expression.read(value, language)
            }
            return
        } else if ClassAttribute.isClass(name) {
            var expression = classExpression(after: tag.element.list)
            expression.read(value, of: name, at: attribute.place, language)
            tag.element.list = expression.list
            if HTMLReferences.mayHold(script.text(value.range)) {
                tag.element.list.addHidden(Facts())
            }
            for range in expression.unread { readUnread(range) }
        } else if Self.spreads.contains(name) {
            tag.hasSpread = isHandedOver(value.range)
            frames[last].kind = .tag(tag)
            return readSpread(value.range)
        } else {
            bindLoop(name, value.range, &tag)
            setLayout(name, value, &tag)
        }
        frames[last].kind = .tag(tag)
    }

    /// Notes attributes that a template writes, which may be classes.
    private mutating func addUnknownAttributes(_ range: Range<Int>) {
        guard let last = frames.indices.last, case .tag(var tag) = frames[last].kind else { return }
        tag.element.list.addHidden(Facts())
        frames[last].kind = .tag(tag)
    }

    /// Reads the strings in an expression, each of which may be the classes of the element.
    mutating func readUnread(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard let next = script.end(ofTextAt: index, before: range.upperBound) else {
                index += 1
                continue
            }
            let text = index..<max(next, index + 1)
            if script.bytes[index] != UInt8(ascii: "/"),
                collector.names.mayOccur(in: script.bytes[text])
            {
                readLoose { expression in expression.readValue(text, Facts()) }
            }
            index = text.upperBound
        }
    }

    func set(_ style: StyleAttribute, at place: Int, _ element: inout PaintedElement) {
        for declaration in style.declarations {
            let isComputed = declaration.value.includes(StyleAttribute.computed)
            let value = isComputed ? UtilityPaint.unreadValue : declaration.value
            element.list.addStyle(declaration.property, value, at: place)
        }
        var variables = style.variables
        if style.isUnread {
            element.list.addUnreadStyle(at: place)
            variables += declarations.properties
        }
        let token = variables.first { collector.names.mayBeToken($0) }
        if let token { element.doubt = .rules(.style(property: token)) }
    }

    private func setLayout(_ name: String, _ value: AttributeValue, _ tag: inout OpenTag) {
        let place = value.range.lowerBound
        var style = StyleAttribute()
        if style.read(name, value, script, declarations) {
            return set(style, at: place, &tag.element)
        }
        if let hint = StyleAttribute.hint(name, of: tag.name) {
            return set(hint, at: place, &tag.element)
        }
        switch name {
        case "type" where tag.name == "input":
            tag.element.setType(script.text(value.range))
        case "hidden":
            tag.element.doubt = .ground(.hidden)
        case "disabled", "aria-disabled":
            let text = script.text(value.range.prefix(8))
            if value.range.isEmpty || text == "true" || text == "disabled" {
                tag.element.isDisabled = true
            }
        default:
            if SchemeWords.mayChangeMode(name, to: script.text(value.range.prefix(80))) {
                tag.element.hasOwnMode = true
            }
        }
    }
}
