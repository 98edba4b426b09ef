extension ColorParser {
    /// Three components, an alpha or none, and the closing parenthesis.
    ///
    /// The first component decides: a comma after it makes the whole function the legacy form (CSS Color 4, §4.1, §5.1, §7).
    mutating func parseComponents(of function: ColorFunction) throws(ParsingFailure) -> Color {
        var result = ParsedComponents(function: function)
        try scanner.skipBlanks()
        let first = try parseComponent(0, of: function)
        if case .number(let number) = first.value { lightness = number }
        result.append(first)
        try scanner.skipBlanks()
        if scanner.consume(",") {
            try parseLegacyRest(into: &result)
        } else {
            try parseModernRest(into: &result)
        }
        return result.color
    }

    private mutating func parseModernRest(into result: inout ParsedComponents) throws(ParsingFailure) {
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

    private mutating func parseLegacyRest(into result: inout ParsedComponents) throws(ParsingFailure) {
        let function = result.function
        guard function.hasCommas else {
            throw failure("commas are not allowed in \(function.name)()", at: scanner.position - 1)
        }
        try result.rejectModernStart()
        for index in 1...2 {
            try scanner.skipBlanks()
            try result.appendLegacy(parseComponent(index, of: function))
            try scanner.skipBlanks()
            if index == 1 { try expectComma(of: function) }
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
        guard !scanner.isAtEnd else { throw unclosed(function) }
        guard scanner.peek() != UInt8(ascii: ")") else { throw failure("\(function.name)() needs 3 components") }
        throw failure("commas and spaces cannot be mixed in \(function.name)()")
    }

    private mutating func close(_ function: ColorFunction, hasCommas: Bool) throws(ParsingFailure) {
        if scanner.consume(")") { return }
        if scanner.isAtEnd { throw unclosed(function) }
        throw excess(in: function, hasCommas: hasCommas)
    }

    /// The trouble when something stands where the function should end.
    private func excess(in function: ColorFunction, hasCommas: Bool) -> ParsingFailure {
        let name = function.name
        switch (scanner.peek(), hasCommas) {
        case (UInt8(ascii: ","), false):
            let problem = function.hasCommas ? "commas and spaces cannot be mixed" : "commas are not allowed"
            return failure("\(problem) in \(name)()")
        case (UInt8(ascii: "/"), true):
            return failure("the alpha follows a comma where \(name)() has commas")
        case (UInt8(ascii: "\\"), _):
            return escapeFailure
        default:
            return failure("unexpected \(quotedCharacter): \(name)() has 3 components and an alpha")
        }
    }

    func unclosed(_ function: ColorFunction) -> ParsingFailure {
        failure("the closing parenthesis of \(function.name)() is missing")
    }
}
