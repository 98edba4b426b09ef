import ColorScience
import SourceText

extension CodeParser {
    static let depthLimit = 32
    private static let operators: Set<Unicode.Scalar> = ["+", "-", "*", "/", "%", "?", "|", "&"]

    /// The value before the position is a part of an operation, such as `a ?? b`.
    var isInOperation: Bool {
        guard case .sign(let sign) = current else { return false }
        return Self.operators.contains(sign)
    }
}

// MARK: - Values

extension CodeParser {
    /// The value at the position, with its text.
    ///
    /// A closure that `isProvider` tells to be one has a colour for each appearance.
    mutating func argument(
        named label: String?,
        depth: Int,
        _ isProvider: Bool = false
    ) -> CodeArgument {
        let start = index
        let value = isProvider ? appearances(depth: depth) : value(depth: depth)
        let end = min(index, start + 40)
        let text = tokens[min(start, tokens.count)..<max(min(start, tokens.count), end)]
        let place = tokens[min(start, tokens.count - 1)]
        return CodeArgument(
            label: label,
            value: value,
            text: Self.joined(text),
            line: place.line,
            column: place.column
        )
    }

    private static func joined(_ tokens: ArraySlice<CodeScanner.Token>) -> String {
        tokens.reduce(into: "") { text, token in
            let isTight = token.kind == .sign(",") || token.kind == .sign(":")
            if text.last == "," || text.last == ":" || text.last == "=" || token.text == "=" {
                text += isTight ? "" : " "
            }
            text += token.text
        }
    }

    private mutating func value(depth: Int) -> CodeValue {
        guard depth < Self.depthLimit, let kind = current else { return .other }
        switch kind {
        case .number(let number):
            index += 1
            skipConversion()
            return .number(quotient(number))
        case .string(let text):
            index += 1
            let isParsed = text != nil && current == .sign(".")
            return isParsed ? postfix(of: .string(text), depth: depth) : .string(text)
        case .name:
            return callOrReference(takePath(), depth: depth)
        case .sign("."):
            index += 1
            return implicitMember(takePath(), depth: depth)
        case .sign("#"):
            index += 1
            guard takePath() == ["colorLiteral"] else { return .other }
            return callOrReference(["Color"], depth: depth)
        case .sign:
            return .other
        }
    }

    /// A member of the type that is asked for, which is a colour's where it matters.
    private mutating func implicitMember(_ path: [String], depth: Int) -> CodeValue {
        if current == .sign("(") || language == .kotlin {
            return callOrReference(path, depth: depth)
        }
        if path.count == 1, let color = Self.named(path[0]) {
            return postfix(of: .color(color), depth: depth)
        }
        return callOrReference(path == ["init"] ? path : ["Color"] + path, depth: depth)
    }

    /// A channel such as `16 / 255`.
    private mutating func quotient(_ number: CodeNumber) -> CodeNumber {
        guard current == .sign("/"), index + 1 < tokens.count,
            case .number(let divisor) = tokens[index + 1].kind,
            let value = number.value, let other = divisor.value, other != 0
        else { return number }
        index += 2
        skipConversion()
        return CodeNumber("\(value / other)")
    }

    private static let conversions: Set<String> = [
        "toInt", "toLong", "toUInt", "toULong", "toFloat", "toDouble",
    ]

    /// `.toInt()` of Kotlin, which leaves a number what it is.
    private mutating func skipConversion() {
        guard index + 3 < tokens.count, current == .sign("."),
            case .name(let name) = tokens[index + 1].kind, Self.conversions.contains(name),
            tokens[index + 2].kind == .sign("("), tokens[index + 3].kind == .sign(")")
        else { return }
        index += 4
    }

    private static func named(_ name: String) -> Color? {
        CodeLanguage.named[name].flatMap { try? Color(parsing: $0) }
    }

    private mutating func callOrReference(_ written: [String], depth: Int) -> CodeValue {
        let path = namingSelf(in: written)
        guard current == .sign("(") else {
            if path.count == 2, CodeLanguage.colorTypes.contains(path[0]),
                let color = Self.named(path[1])
            {
                return .color(color)
            }
            let isMade = current == .sign("{") && CodeLanguage.makesColor(path)
            return isMade ? appearances(depth: depth) : .reference(path)
        }
        let arguments = arguments(depth: depth)
        if current == .sign("{"), arguments.map(\.label) == ["name"],
            CodeLanguage.makesColor(path)
        {
            return appearances(depth: depth)
        }
        // `Palette.ink.opacity(0.5)` is a call of the colour before it.
        if path.count > 1, let last = path.last, Self.opacityNames.contains(last) {
            let before = Array(path.dropLast())
            let isNamed = before.count == 1 || CodeLanguage.colorTypes.contains(before[0])
            let color = isNamed ? Self.named(before[before.count - 1]) : nil
            let value = color.map(CodeValue.color) ?? .unknown
            return postfix(of: Self.faded(value, last, by: arguments), depth: depth)
        }
        let call = CodeCall(path: path, arguments: arguments, language: language)
        return postfix(of: call.value, depth: depth)
    }

    private mutating func arguments(depth: Int) -> [CodeArgument] {
        var arguments: [CodeArgument] = []
        guard take("(") else { return [] }
        while let kind = current, kind != .sign(")") {
            var label: String?
            if case .name(let name) = kind, index + 1 < tokens.count,
                [.sign(":"), .sign("=")].contains(tokens[index + 1].kind)
            {
                label = name
                index += 2
            }
            let argument = argument(named: label, depth: depth + 1, isProvider(label))
            let isWhole = current == .sign(",") || current == .sign(")")
            arguments.append(isWhole ? argument : argument.operand)
            skipRest()
        }
        _ = take(")")
        return arguments
    }

    private func isProvider(_ label: String?) -> Bool {
        label == "dynamicProvider" && current == .sign("{")
    }

    /// Skips what follows a value, up to the next argument or the end.
    private mutating func skipRest() {
        var depth = 0
        while let kind = current {
            switch kind {
            case .sign("("), .sign("["), .sign("{"): depth += 1
            case .sign(")") where depth == 0: return
            case .sign(")"), .sign("]"), .sign("}"): depth -= 1
            case .sign(",") where depth == 0:
                index += 1
                return
            default: break
            }
            index += 1
        }
    }
}

// MARK: - Opacities

extension CodeParser {
    private static let opacityNames: Set<String> = ["opacity", "withAlphaComponent", "copy"]

    /// The value with the opacity that is called on it; any other call leaves it unknown.
    private mutating func postfix(of value: CodeValue, depth: Int) -> CodeValue {
        var value = value
        while take(".") {
            guard let name = takeName() else { return .unknown }
            let arguments = current == .sign("(") ? arguments(depth: depth) : []
            if Self.opacityNames.contains(name) {
                value = Self.faded(value, name, by: arguments)
            } else if case .string = value, name == "toColorInt" || name == "color" {
                value = .unknown
            } else {
                value = value.isColor ? .unknown : .other
            }
        }
        return value
    }

    /// `opacity` multiplies, the other two replace; `copy` may change a channel instead.
    private static func faded(
        _ value: CodeValue,
        _ name: String,
        by arguments: [CodeArgument]
    ) -> CodeValue {
        guard case .color(let color) = value, arguments.count == 1,
            arguments[0].label == nil || name == "copy" && arguments[0].label == "alpha",
            let opacity = arguments[0].number?.value
        else { return value.isColor ? .unknown : .other }
        return .color(color.withAlpha(name == "opacity" ? color.alpha * opacity : opacity))
    }
}
