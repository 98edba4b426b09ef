extension ColorParser {
    /// A function whose parenthesis is open.
    mutating func parseFunction(_ name: String, at start: Int) throws(ParsingFailure) -> Color {
        let keyword = name.keyword
        if let color = try parseComputedFunction(keyword, at: start) {
            return color
        }
        let named = ColorFunction.named[keyword]
        guard named != nil || keyword == "color" else {
            throw unknownFunction(name.lowercased(), at: start)
        }
        let origin = try parseOrigin(of: keyword)
        let function: ColorFunction
        if let named {
            function = named
        } else {
            function = .predefined(try parseSpace())
        }
        if let origin {
            return try parseComponents(of: function, from: origin)
        }
        let color = try parseComponents(of: function)
        let text = scanner.bytes[start..<scanner.position]
        return isOutermost && color.isHeldToFullSaturation(in: text)
            ? color.withFullSaturation : color
    }

    private func unknownFunction(_ name: String, at start: Int) -> ParsingFailure {
        if scope != nil {
            if MathFunction(rawValue: name) != nil || name == "calc" {
                return failure("\(name)() makes a number, not a colour", at: start)
            }
            if ContextualFunction.hasNoFixedValue(name) {
                return failure("\(name)() has no fixed value", at: start, kind: .noFixedValue)
            }
        } else if let reason = ContextualFunction.reason(against: name) {
            return failure(reason, at: start)
        }
        return failure(
            "'\(name.shortened)()' is not a colour function",
            at: start,
            suggestion: Spelling.nearest(to: name, among: ColorFunction.functionNames)
        )
    }

    private mutating func parseSpace() throws(ParsingFailure) -> ColorSpace {
        let start = scanner.position
        guard scanner.isAtName else {
            throw failure("color() needs the name of a colour space first")
        }
        let name = scanner.name()
        if let space = ColorFunction.spaces[name.keyword] {
            return space
        }
        if name.hasPrefix("--") {
            throw failure("custom colour spaces have no fixed value", at: start)
        }
        let lower = name.lowercased()
        let suggestion = Spelling.nearest(to: lower, among: ColorFunction.spaceNames)
        throw failure(
            "color() does not know the space '\(lower.shortened)'",
            at: start,
            suggestion: suggestion
        )
    }
}

extension ColorParser {
    /// Three components, an alpha or none, and the closing parenthesis.
    ///
    /// A comma after the first component makes the function the legacy form (CSS Color 4, §4.1, §5.1, §7).
    mutating func parseComponents(of function: ColorFunction, alpha: Double = 1)
        throws(ParsingFailure) -> Color
    {
        var result = ParsedComponents(function: function, alpha: alpha)
        try scanner.skipBlanks()
        let first = try parseComponent(0, of: function)
        if case .number(let number) = first.value {
            lightness = number
        }
        result.append(first)
        try scanner.skipBlanks()
        if scanner.consume(",") {
            try parseLegacyRest(into: &result)
        } else {
            try parseModernRest(into: &result)
        }
        return result.color
    }

    private mutating func parseModernRest(into result: inout ParsedComponents)
        throws(ParsingFailure)
    {
        let function = result.function
        for index in 1...2 {
            try result.append(parseComponent(index, of: function))
            try scanner.skipBlanks()
        }
        if scanner.consume("/") {
            try scanner.skipBlanks()
            try result.setAlpha(parseAlpha(of: function))
            try scanner.skipBlanks()
        }
        try close(function, hasCommas: false)
    }

    private mutating func parseLegacyRest(into result: inout ParsedComponents)
        throws(ParsingFailure)
    {
        let function = result.function
        guard function.hasCommas else {
            throw failure("commas are not allowed in \(function.name)()", at: scanner.position - 1)
        }
        try result.rejectModernStart()
        for index in 1...2 {
            try scanner.skipBlanks()
            try result.appendLegacy(parseComponent(index, of: function))
            try scanner.skipBlanks()
            if index == 1 {
                try expectComma(of: function)
            }
        }
        if scanner.consume(",") {
            try scanner.skipBlanks()
            try result.setLegacyAlpha(parseAlpha(of: function))
            try scanner.skipBlanks()
        }
        try close(function, hasCommas: true)
    }

    private mutating func expectComma(of function: ColorFunction) throws(ParsingFailure) {
        guard !scanner.consume(",") else { return }
        guard !scanner.isAtEnd else {
            throw unclosed(function)
        }
        guard !scanner.isAt(")") else { throw failure("\(function.name)() needs 3 components") }
        throw failure("commas and spaces cannot be mixed in \(function.name)()")
    }

    private mutating func close(_ function: ColorFunction, hasCommas: Bool) throws(ParsingFailure) {
        if scanner.consume(")") { return }
        if scanner.isAtEnd {
            throw unclosed(function)
        }
        throw excess(in: function, hasCommas: hasCommas)
    }

    private func excess(in function: ColorFunction, hasCommas: Bool) -> ParsingFailure {
        let name = function.name
        switch (scanner.peek(), hasCommas) {
        case (UInt8(ascii: ","), false):
            let problem =
                function.hasCommas ? "commas and spaces cannot be mixed" : "commas are not allowed"
            return failure("\(problem) in \(name)()")
        case (UInt8(ascii: "/"), true):
            return failure("the alpha follows a comma where \(name)() has commas")
        case (UInt8(ascii: "\\"), _):
            return escapeFailure
        default:
            return failure("unexpected \(quotedCharacter): \(name)() has 3 components and an alpha")
        }
    }

    private func unclosed(_ function: ColorFunction) -> ParsingFailure {
        failure("the closing parenthesis of \(function.name)() is missing")
    }
}

extension ColorParser {
    /// The component at `index`: a number, a percentage, for a hue a number or an angle, or `none`.
    private mutating func parseComponent(_ index: Int, of function: ColorFunction)
        throws(ParsingFailure)
        -> LocatedComponent
    {
        let start = scanner.position
        let isHue = function.rules[index].isHue
        let value = try parseValue(of: function, found: index, isHue: isHue)
        switch value {
        case .angle where !isHue:
            throw failure("an angle is not allowed here: only a hue is one", at: start)
        case .percentage where isHue:
            throw failure("a hue is a number or an angle, not a percentage", at: start)
        default:
            return LocatedComponent(value: value, offset: start)
        }
    }

    mutating func parseAlpha(of function: ColorFunction) throws(ParsingFailure)
        -> LocatedComponent
    {
        let start = scanner.position
        let value = try parseValue(of: function, found: nil, isHue: false)
        if case .angle = value {
            throw failure("an alpha is a number or a percentage", at: start)
        }
        return LocatedComponent(value: value, offset: start)
    }

    private mutating func parseValue(of function: ColorFunction, found: Int?, isHue: Bool)
        throws(ParsingFailure) -> ComponentValue
    {
        if scanner.isAtNumber {
            return try parseNumber()
        }
        guard scanner.isAtName else {
            throw missingValue(of: function, found: found)
        }
        let start = scanner.position
        if let quantity = try parseCalculation() {
            guard let value = ComponentValue(quantity, isHue: isHue) else {
                throw failure("the calculation has a unit that no component has", at: start)
            }
            return value
        }
        let name = scanner.name()
        if !scanner.isAt("(") {
            if name.keyword == "none" {
                return .none
            }
            if let channel = channels[name.keyword] {
                return .number(channel)
            }
        }
        throw strayName(name, at: start)
    }

    /// The number that begins here, with its unit.
    mutating func parseNumber() throws(ParsingFailure) -> ComponentValue {
        let number = scanner.number()
        if scanner.consume("%") {
            return .percentage(number)
        }
        return scanner.isAtName ? try parseUnit(after: number) : .number(number)
    }

    private mutating func parseUnit(after number: Double) throws(ParsingFailure) -> ComponentValue {
        let start = scanner.position
        let unit = scanner.name()
        switch unit.keyword {
        case "deg": return .angle(number)
        case "grad": return .angle(number * 0.9)
        case "rad": return .angle(number * 180 / .pi)
        case "turn": return .angle(number * 360)
        default: throw failure("'\(unit.shortened)' is not a unit of a colour", at: start)
        }
    }

    private func strayName(_ name: String, at start: Int) -> ParsingFailure {
        let isFunction = scanner.isAt("(")
        let lower = name.lowercased()
        if isFunction, scope == nil,
            let reason = ContextualFunction.reason(against: lower)
        {
            return failure(reason, at: start)
        }
        if isFunction, ContextualFunction.hasNoFixedValue(lower) {
            return failure("\(lower)() has no fixed value", at: start, kind: .noFixedValue)
        }
        return failure(
            "'\(name.shortened)\(isFunction ? "()" : "")' is not a component of a colour",
            at: start
        )
    }

    private func missingValue(of function: ColorFunction, found: Int?) -> ParsingFailure {
        if scanner.isAtEnd {
            return unclosed(function)
        }
        switch (scanner.peek(), found) {
        case (UInt8(ascii: "\\"), _): return escapeFailure
        case (UInt8(ascii: ")"), let found?):
            return failure("\(function.name)() needs 3 components, not \(found)")
        case (UInt8(ascii: ")"), nil): return failure("the alpha is missing")
        case (UInt8(ascii: ","), _): return failure(commaProblem(of: function, found: found))
        default: return failure("unexpected \(quotedCharacter) in \(function.name)()")
        }
    }

    private func commaProblem(of function: ColorFunction, found: Int?) -> String {
        guard function.hasCommas else {
            return "commas are not allowed in \(function.name)()"
        }
        if found == 0 {
            return "a component is missing before the comma"
        }
        return "commas and spaces cannot be mixed in \(function.name)()"
    }
}
