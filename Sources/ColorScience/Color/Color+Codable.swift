/// A colour as data, to the last bit: its space, its components as written, its missing components and its opacity.
extension Color: Codable {
    private enum Key: String, CodingKey {
        case space, components, missing, alpha, isLegacy
    }

    /// Reads a colour; what lies outside of what CSS allows is clamped as CSS clamps it.
    ///
    /// Throws a `DecodingError` where the space is unknown or there are not three components.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        let name = try members.decode(String.self, forKey: .space)
        let values = try members.decode([Double].self, forKey: .components)
        guard let space = ColorSpace(rawValue: name), values.count == 3 else {
            throw DecodingError.dataCorruptedError(
                forKey: .space,
                in: members,
                debugDescription: """
                    '\(name)' with \(values.count) components is not a colour: \
                    it needs a space of CSS and three components
                    """
            )
        }
        let components = Components(values[0], values[1], values[2])
        let missing = try members.decode(UInt8.self, forKey: .missing)
        let alpha = try members.decode(Double.self, forKey: .alpha)
        let isLegacy = try members.decode(Bool.self, forKey: .isLegacy)
        self.init(
            space: space,
            components: space.rules.normalised(components),
            missing: MissingComponents(rawValue: missing),
            alpha: clamped(alpha, to: 0...1),
            isLegacy: isLegacy
        )
    }

    /// Writes the colour.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(space.rawValue, forKey: .space)
        try members.encode(components.array, forKey: .components)
        try members.encode(missing.rawValue, forKey: .missing)
        try members.encode(alpha, forKey: .alpha)
        try members.encode(isLegacy, forKey: .isLegacy)
    }
}
