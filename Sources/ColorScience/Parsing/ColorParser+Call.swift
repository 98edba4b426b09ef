extension ColorParser {
    /// The position is in a `color()` or a relative colour of CSS, not in a function that a program has by its name.
    var isAtColorOfCSS: Bool {
        var ahead = scanner
        guard (try? ahead.skipBlanks()) != nil, ahead.isAtName else { return false }
        let word = ahead.name().keyword
        return word == "from" || ColorFunction.spaces[word] != nil
    }

    /// The colour of a program's function, whose parenthesis is open.
    mutating func parseCall(of dialect: ColorDialect, _ name: String, at start: Int)
        throws(ParsingFailure) -> Color
    {
        let call = ColorCall(name: name, arguments: try parseArguments(of: name))
        guard let color = dialect.color(call) else {
            throw failure("the arguments of \(name)() do not fit", at: start)
        }
        return color
    }

    private mutating func parseArguments(of name: String) throws(ParsingFailure) -> [ColorArgument]
    {
        var arguments: [ColorArgument] = []
        while true {
            try scanner.skipBlanks()
            if scanner.consume(")") {
                return arguments
            }
            guard !scanner.isAtEnd else {
                throw failure("the closing parenthesis of \(name)() is missing")
            }
            if !scanner.consume(",") {
                arguments.append(try parseArgument())
            }
        }
    }

    private mutating func parseArgument() throws(ParsingFailure) -> ColorArgument {
        let start = scanner.position
        if scanner.isAtNumber {
            return try parseNumber().argument
        }
        if let quantity = try parseCalculation(),
            let value = ComponentValue(quantity, isHue: false)
        {
            return value.argument
        }
        scanner.position = start
        guard scanner.isAtName else {
            return try parseSign()
        }
        let name = scanner.name()
        guard scanner.consume("(") else {
            let isColor = NamedColors.codes[name.keyword] != nil || name.keyword == "transparent"
            guard isColor else { return .word(name) }
            scanner.position = start
            return .color(try parseValue())
        }
        return try nested(at: start) { parser throws(ParsingFailure) in
            if parser.makesColor(name.keyword) {
                return .color(try parser.parseFunction(name, at: start))
            }
            let arguments = try parser.parseArguments(of: name)
            return .call(ColorCall(name: name.keyword, arguments: arguments))
        }
    }

    /// A colour in hex, a colour that a name stands for, or a sign.
    private mutating func parseSign() throws(ParsingFailure) -> ColorArgument {
        if scanner.isAt("#") || isAtKnownColor {
            return .color(try parseValue())
        }
        guard "+-*/".utf8.contains(scanner.peek()) else {
            throw failure("unexpected \(quotedCharacter) in a function")
        }
        let sign = quotedCharacter.filter { $0 != "'" }
        scanner.position += 1
        return .word(sign)
    }

    private func makesColor(_ function: String) -> Bool {
        if scope?.dialect?.functions.contains(function) == true {
            return true
        }
        return function == "color" || function == "color-mix" || function == "light-dark"
            || function == "contrast-color" || function == "--alpha"
            || ColorFunction.named[function] != nil
    }
}

extension ComponentValue {
    fileprivate var argument: ColorArgument {
        switch self {
        case .number(let number): .number(number)
        case .percentage(let percentage): .percentage(percentage)
        case .angle(let degrees): .angle(degrees)
        case .none: .word("none")
        }
    }
}
