extension ColorParser {
    /// The component at `index`: a number, a percentage, for a hue a number or an angle, or `none`.
    mutating func parseComponent(_ index: Int, of function: ColorFunction) throws(ParsingFailure) -> LocatedComponent {
        let start = scanner.position
        let value = try parseValue(of: function, found: index)
        let isHue = function.rules[index].isHue
        switch value {
        case .angle where !isHue:
            throw failure("an angle is not allowed here: only a hue is one", at: start)
        case .percentage where isHue:
            throw failure("a hue is a number or an angle, not a percentage", at: start)
        default:
            return LocatedComponent(value: value, offset: start)
        }
    }

    /// The alpha: a number, a percentage or `none`.
    mutating func parseAlpha(of function: ColorFunction) throws(ParsingFailure) -> LocatedComponent {
        let start = scanner.position
        let value = try parseValue(of: function, found: nil)
        if case .angle = value { throw failure("an alpha is a number or a percentage", at: start) }
        return LocatedComponent(value: value, offset: start)
    }

    private mutating func parseValue(of function: ColorFunction, found: Int?) throws(ParsingFailure) -> ComponentValue {
        if scanner.isAtNumber {
            let number = scanner.number()
            if scanner.consume("%") { return .percentage(number) }
            return scanner.isAtName ? try parseUnit(after: number) : .number(number)
        }
        if scanner.isAtName {
            let start = scanner.position
            let name = scanner.name()
            if let keyword = Keyword(name), keyword == "none", scanner.peek() != UInt8(ascii: "(") { return .none }
            throw strayName(String(decoding: name, as: UTF8.self), at: start)
        }
        throw missingValue(of: function, found: found)
    }

    /// The angle whose unit begins here.
    private mutating func parseUnit(after number: Double) throws(ParsingFailure) -> ComponentValue {
        let start = scanner.position
        let unit = scanner.name()
        switch Keyword(unit) {
        case "deg": return .angle(number)
        case "grad": return .angle(number * 0.9)
        case "rad": return .angle(number * 180 / .pi)
        case "turn": return .angle(number * 360)
        default:
            let text = String(decoding: unit, as: UTF8.self).shortened
            throw failure("'\(text)' is not a unit of a colour", at: start)
        }
    }

    private func strayName(_ name: String, at start: Int) -> ParsingFailure {
        let isFunction = scanner.peek() == UInt8(ascii: "(")
        if isFunction, let reason = FixedValue.reason(againstFunction: name.lowercased()) {
            return failure(reason, at: start)
        }
        return failure("'\(name.shortened)\(isFunction ? "()" : "")' is not a component of a colour", at: start)
    }

    private func missingValue(of function: ColorFunction, found: Int?) -> ParsingFailure {
        if scanner.isAtEnd { return unclosed(function) }
        switch (scanner.peek(), found) {
        case (UInt8(ascii: "\\"), _): return escapeFailure
        case (UInt8(ascii: ")"), let found?): return failure("\(function.name)() needs 3 components, not \(found)")
        case (UInt8(ascii: ")"), nil): return failure("the alpha is missing")
        case (UInt8(ascii: ","), _): return failure(commaProblem(of: function, found: found))
        default: return failure("unexpected \(quotedCharacter) in \(function.name)()")
        }
    }

    private func commaProblem(of function: ColorFunction, found: Int?) -> String {
        guard function.hasCommas else { return "commas are not allowed in \(function.name)()" }
        if found == 0 { return "a component is missing before the comma" }
        return "commas and spaces cannot be mixed in \(function.name)()"
    }
}
