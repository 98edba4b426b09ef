extension ColorParser {
    /// The colour after `from`, with which a relative colour starts; nil where there is none.
    mutating func parseOrigin(of function: String) throws(ParsingFailure) -> Color? {
        try scanner.skipBlanks()
        let start = scanner.position
        guard scanner.name().keyword == "from" else {
            scanner.position = start
            return nil
        }
        guard scope != nil else {
            throw failure(
                "relative colours have no fixed value: \(function)() cannot start with 'from'",
                at: start
            )
        }
        try scanner.skipBlanks()
        let color = try parseValue()
        try scanner.skipBlanks()
        return color
    }

    /// The components of a relative colour, in which the channels of `origin` may be used.
    ///
    /// Source: CSS Color 5, §4. As in Chromium 156 a channel that is missing in the origin is 0.
    mutating func parseComponents(of function: ColorFunction, from origin: Color)
        throws(ParsingFailure) -> Color
    {
        let relative = function.relative
        channels = relative.channels(of: origin)
        defer { channels = [:] }
        return try parseComponents(of: relative, alpha: origin.alpha)
    }
}

extension ColorFunction {
    /// The function as it is after `from`: without commas, and not held to the gamut of sRGB.
    fileprivate var relative: ColorFunction {
        ColorFunction(name: name, space: space, rules: isLegacy ? space.extendedRules : rules)
    }

    /// The channels of a colour in the numbers of this function, by their keywords, and its alpha.
    fileprivate func channels(of color: Color) -> [String: Double] {
        var components = color.components
        if color.space != space {
            components = color.coordinates(in: space).components
        }
        var channels = ["alpha": color.alpha]
        for (index, keyword) in space.channelKeywords.enumerated() {
            channels[keyword] = components[index] * rules[index].divisor
        }
        return channels
    }
}

extension ColorSpace {
    /// The keywords of the components in a relative colour.
    ///
    /// Source: CSS Color 5, §4.2 to §4.11.
    fileprivate var channelKeywords: [String] {
        switch self {
        case .hsl: ["h", "s", "l"]
        case .hwb: ["h", "w", "b"]
        case .lab, .oklab: ["l", "a", "b"]
        case .lch, .oklch: ["l", "c", "h"]
        case .xyzD65, .xyzD50: ["x", "y", "z"]
        default: ["r", "g", "b"]
        }
    }
}
