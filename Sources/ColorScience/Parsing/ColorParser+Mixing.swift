extension ColorParser {
    /// A colour of a function that CSS Color 5 or a program adds; nil for any other function.
    mutating func parseComputedFunction(_ name: String, at start: Int) throws(ParsingFailure)
        -> Color?
    {
        guard let scope else { return nil }
        if let dialect = scope.dialect, dialect.functions.contains(name), !isAtColorOfCSS {
            return try parseCall(of: dialect, name, at: start)
        }
        switch name {
        case "color-mix": return try parseMix()
        case "light-dark": return try parseLightDark(scope.isDark, at: start)
        case "contrast-color": return try parseContrastColor()
        case "alpha": return try parseAlphaFunction()
        case "--alpha": return try parseShareOfColor()
        default: return nil
        }
    }

    /// `color-mix(in oklch longer hue, red 30%, blue)`.
    ///
    /// Source: CSS Color 5, §3. Without a method colours are mixed in OKLab; shares of 0 and 0 make a transparent colour.
    private mutating func parseMix() throws(ParsingFailure) -> Color {
        let (space, hue) = try parseMethod()
        let first = try parseMixedColor()
        try expect(",", in: "color-mix")
        let second = try parseMixedColor()
        try expect(")", in: "color-mix")
        let shares = MixedShares(first.share, second.share)
        let mixture = MixedComponents(
            first.color,
            second.color,
            share: shares.ofSecond,
            in: space,
            hue: hue
        )
        return mixture.color(alphaFactor: shares.alphaFactor, in: space)
    }

    /// `in oklch longer hue,` or nothing.
    private mutating func parseMethod() throws(ParsingFailure) -> (ColorSpace, HueMethod) {
        try scanner.skipBlanks()
        guard consumeWord("in") else {
            return (.oklab, .shorter)
        }
        try scanner.skipBlanks()
        let start = scanner.position
        let name = scanner.name()
        guard let space = ColorFunction.mixingSpaces[name.keyword] else {
            throw failure(
                "color-mix() does not know the space '\(name.shortened)'",
                at: start,
                suggestion: Spelling.nearest(
                    to: name.lowercased(),
                    among: ColorFunction.mixingSpaces.keys.sorted()
                )
            )
        }
        try scanner.skipBlanks()
        var method = HueMethod.shorter
        if scanner.isAtName, space.isPolar {
            let word = scanner.name()
            guard let known = HueMethod(rawValue: word.keyword) else {
                throw failure("'\(word.shortened)' is no way from one hue to another")
            }
            method = known
            try scanner.skipBlanks()
            guard consumeWord("hue") else {
                throw failure("the word 'hue' is missing after '\(known)'")
            }
        }
        try expect(",", in: "color-mix")
        return (space, method)
    }

    /// A colour with its share before or after it.
    private mutating func parseMixedColor() throws(ParsingFailure) -> (color: Color, share: Double?)
    {
        try scanner.skipBlanks()
        var share = try parseShare()
        try scanner.skipBlanks()
        let color = try parseValue()
        try scanner.skipBlanks()
        if share == nil {
            share = try parseShare()
        }
        return (color, share)
    }

    /// A percentage, 0...1; nil where none begins here.
    private mutating func parseShare() throws(ParsingFailure) -> Double? {
        let start = scanner.position
        if scanner.isAtNumber {
            let number = scanner.number()
            guard scanner.consume("%"), (0...100).contains(number) else {
                throw failure("a share in color-mix() is from 0% to 100%", at: start)
            }
            return number / 100
        }
        guard let quantity = try parseCalculation() else { return nil }
        guard quantity.unit == .percentage else {
            throw failure("a share in color-mix() is a percentage", at: start)
        }
        return clamped(quantity.value / 100, to: 0...1)
    }
}

extension ColorParser {
    /// `light-dark(white, black)`.
    ///
    /// Source: CSS Color 5, §7.
    private mutating func parseLightDark(_ isDark: Bool?, at start: Int) throws(ParsingFailure)
        -> Color
    {
        let light = try parseBranch(isChosen: isDark == false)
        try expect(",", in: "light-dark")
        let dark = try parseBranch(isChosen: isDark == true)
        try expect(")", in: "light-dark")
        if let isDark, let color = isDark ? dark : light {
            return color
        }
        throw failure(
            "light-dark() has two values, one for each appearance",
            at: start,
            kind: .noFixedValue
        )
    }

    /// A colour; nil for one without a fixed value that is not chosen.
    private mutating func parseBranch(isChosen: Bool) throws(ParsingFailure) -> Color? {
        try scanner.skipBlanks()
        let start = scanner.position
        let isInUnchosen = isUnchosen
        isUnchosen = isUnchosen || !isChosen
        defer { isUnchosen = isInUnchosen }
        do throws(ParsingFailure) {
            return try parseValue()
        } catch {
            guard !isChosen, error.kind == .noFixedValue else { throw error }
            scanner.position = start
            try scanner.skipArgument(upToComma: true)
            return nil
        }
    }

    /// `contrast-color(teal)`: black or white, the one with the higher contrast; white if they are equal.
    ///
    /// Source: CSS Color 5, §6.
    private mutating func parseContrastColor() throws(ParsingFailure) -> Color {
        try scanner.skipBlanks()
        let ground = try parseValue().clipped.rgb
        try expect(")", in: "contrast-color")
        let onWhite = Contrast.ratio(of: .white, on: ground)
        let onBlack = Contrast.ratio(of: .black, on: ground)
        return Color(onBlack > onWhite ? .black : .white)
    }

    /// `alpha(from teal / 50%)`: the same colour with another alpha.
    ///
    /// Source: CSS Color 5, §4.12. As in Chromium 156 nothing stays missing, and what a form of rgb() made, other than a
    /// mixture in `srgb`, is serialised as `rgb()`.
    private mutating func parseAlphaFunction() throws(ParsingFailure) -> Color {
        try scanner.skipBlanks()
        let isLegacy = isAtOriginOfRGB
        guard let color = try parseOrigin(of: "alpha") else {
            throw failure("alpha() starts with 'from' and a colour")
        }
        try expect("/", in: "alpha")
        channels = ["alpha": color.alpha]
        defer { channels = [:] }
        let alpha = try parseOpacity(in: "alpha")
        try expect(")", in: "alpha")
        return Color(
            space: color.space,
            components: color.components,
            missing: [],
            alpha: alpha,
            isLegacy: color.isLegacy || isLegacy || color.space == .hsl || color.space == .hwb
        )
    }

    /// The position is at `from rgb(`.
    private var isAtOriginOfRGB: Bool {
        var ahead = scanner
        guard ahead.name().keyword == "from", (try? ahead.skipBlanks()) != nil else {
            return false
        }
        return ["rgb", "rgba"].contains(ahead.name().keyword)
    }

    /// `--alpha(teal / 50%)` of Tailwind CSS: a mixture with `transparent` in OKLab.
    private mutating func parseShareOfColor() throws(ParsingFailure) -> Color {
        try scanner.skipBlanks()
        let color = try parseValue()
        try expect("/", in: "--alpha")
        let share = try parseOpacity(in: "--alpha")
        try expect(")", in: "--alpha")
        guard share < 1 else { return color }
        let transparent = Color(.black).withAlpha(0)
        return MixedComponents(transparent, color, share: share, in: .oklab)
            .color(alphaFactor: 1, in: .oklab)
    }

    private mutating func parseOpacity(in function: String) throws(ParsingFailure) -> Double {
        try scanner.skipBlanks()
        let alpha = try parseAlpha(of: ColorFunction(name: function, space: .srgb, rules: .rgb))
        return ComponentRule.unit.value(of: alpha.value)
    }

    /// Steps over blanks and a sign.
    mutating func expect(_ sign: Unicode.Scalar, in function: String) throws(ParsingFailure) {
        try scanner.skipBlanks()
        guard !scanner.consume(sign) else { return }
        if scanner.isAtEnd {
            throw failure("the closing parenthesis of \(function)() is missing")
        }
        throw failure("unexpected \(quotedCharacter) in \(function)(): '\(sign)' is missing here")
    }

    /// Steps over a word, if it is this one.
    mutating func consumeWord(_ word: String) -> Bool {
        let start = scanner.position
        if scanner.isAtName, scanner.name().keyword == word, !scanner.isAt("(") {
            return true
        }
        scanner.position = start
        return false
    }
}

extension MixedComponents {
    fileprivate func color(alphaFactor: Double, in space: ColorSpace) -> Color {
        Color(computed: components, missing: missing, alpha: alpha * alphaFactor, in: space)
    }
}
