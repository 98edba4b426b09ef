extension ColorParser {
    /// The value of a calculation that begins here; nil for anything else.
    mutating func parseCalculation() throws(ParsingFailure) -> Quantity? {
        guard scope != nil, scanner.isAtName else { return nil }
        let start = scanner.position
        let name = scanner.name().keyword
        guard scanner.consume("("), isCalculation(name) else {
            scanner.position = start
            return nil
        }
        return try parseCalculation(name, at: start)
    }

    private func isCalculation(_ function: String) -> Bool {
        Self.calc.contains(function) || MathFunction(rawValue: function) != nil
    }

    private static let calc: Set = ["calc", "-webkit-calc"]

    /// The value of a function whose parenthesis is open.
    private mutating func parseCalculation(_ name: String, at start: Int) throws(ParsingFailure)
        -> Quantity
    {
        try nested(at: start) { parser throws(ParsingFailure) in
            guard let function = MathFunction(rawValue: name) else {
                let value = try parser.parseSum()
                try parser.expect(")", in: name)
                return value
            }
            return try parser.parseArguments(of: function, at: start)
        }
    }

    private mutating func parseArguments(of function: MathFunction, at start: Int)
        throws(ParsingFailure) -> Quantity
    {
        var rounding = RoundingStrategy.nearest
        if function == .round, let strategy = try parseStrategy() {
            rounding = strategy
            try expect(",", in: "round")
        }
        var arguments: [Quantity?] = []
        repeat {
            try scanner.skipBlanks()
            if function == .clamp, arguments.count != 1, consumeWord("none") {
                arguments.append(nil)
            } else {
                arguments.append(try parseSum())
            }
            try scanner.skipBlanks()
        } while scanner.consume(",")
        try expect(")", in: function.rawValue)
        guard let value = function.value(of: arguments, rounding: rounding) else {
            throw failure(
                "the number or the units of what is in \(function)() do not fit",
                at: start
            )
        }
        return value
    }

    private mutating func parseStrategy() throws(ParsingFailure) -> RoundingStrategy? {
        try scanner.skipBlanks()
        let start = scanner.position
        if scanner.isAtName, let strategy = RoundingStrategy(rawValue: scanner.name().keyword) {
            return strategy
        }
        scanner.position = start
        return nil
    }
}

extension ColorParser {
    /// Products with signs between them, which have blanks around them.
    ///
    /// Source: CSS Values 4, §10.8.
    private mutating func parseSum() throws(ParsingFailure) -> Quantity {
        var sum = try parseProduct()
        while true {
            let end = scanner.position
            try scanner.skipBlanks()
            let start = scanner.position
            guard scanner.isAt("+") || scanner.isAt("-") else { return sum }
            let isDifference = scanner.isAt("-")
            scanner.position += 1
            let hasBlanks = end < start && scanner.peek().isBlank
            guard hasBlanks, scanner.bytes[end].isBlank || scanner.bytes[start - 1].isBlank else {
                throw failure("a plus or minus needs a space on both sides", at: start)
            }
            let term = try parseProduct()
            guard let result = sum.adding(isDifference ? term.negated : term) else {
                throw failure("numbers with different units cannot be added", at: start)
            }
            sum = result
        }
    }

    private mutating func parseProduct() throws(ParsingFailure) -> Quantity {
        var product = try parseFactor()
        while true {
            let end = scanner.position
            try scanner.skipBlanks()
            if scanner.consume("*") {
                product = product.multiplied(by: try parseFactor())
            } else if scanner.consume("/") {
                product = product.divided(by: try parseFactor())
            } else {
                scanner.position = end
                return product
            }
        }
    }

    private mutating func parseFactor() throws(ParsingFailure) -> Quantity {
        try scanner.skipBlanks()
        let start = scanner.position
        if scanner.consume("(") {
            return try nested(at: start) { parser throws(ParsingFailure) in
                let value = try parser.parseSum()
                try parser.expect(")", in: "calc")
                return value
            }
        }
        if scanner.isAtNumber {
            return try parseQuantity()
        }
        if let value = try parseCalculation() {
            return value
        }
        guard scanner.isAtName else {
            throw failure("unexpected \(quotedCharacter) in a calculation")
        }
        let name = scanner.name()
        if let value = channels[name.keyword] ?? Quantity.constants[name.keyword] {
            return Quantity(value: value)
        }
        throw failure("'\(name.shortened)' is not a number of a calculation", at: start)
    }
}

extension ColorParser {
    /// The number that begins here, with a unit of any kind.
    private mutating func parseQuantity() throws(ParsingFailure) -> Quantity {
        let number = scanner.number()
        if scanner.consume("%") {
            return Quantity(value: number, unit: .percentage)
        }
        guard scanner.isAtName else { return Quantity(value: number) }
        let start = scanner.position
        let name = scanner.name()
        guard let quantity = QuantityUnit.quantity(number, name.keyword) else {
            throw failure("'\(name.shortened)' is no unit", at: start)
        }
        return quantity
    }
}

extension ComponentValue {
    /// The result of a calculation, held to finite numbers; nil for a unit that no component has.
    init?(_ quantity: Quantity, isHue: Bool) {
        let limit = Double(Float.greatestFiniteMagnitude)
        var value = clamped(quantity.value, to: -limit...limit)
        if quantity.value.isNaN || isHue && quantity.value.isInfinite {
            value = 0
        }
        switch quantity.unit {
        case .number: self = .number(value)
        case .percentage: self = .percentage(value)
        case .angle: self = .angle(value)
        default: return nil
        }
    }
}
