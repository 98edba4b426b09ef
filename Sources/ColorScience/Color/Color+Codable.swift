/// A colour as data, to the last bit: its space, its components as written, which were missing, and its opacity.
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
                debugDescription:
                    "'\(name)' with \(values.count) components is not a colour: it needs three"
            )
        }
        self.init(
            space: space,
            components: space.rules.normalised(Components(values[0], values[1], values[2])),
            missing: MissingComponents(rawValue: try members.decode(UInt8.self, forKey: .missing)),
            alpha: clamped(try members.decode(Double.self, forKey: .alpha), to: 0...1),
            isLegacy: try members.decode(Bool.self, forKey: .isLegacy)
        )
    }

    /// Writes the colour.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(space.rawValue, forKey: .space)
        try members.encode(
            [components.first, components.second, components.third],
            forKey: .components
        )
        try members.encode(missing.rawValue, forKey: .missing)
        try members.encode(alpha, forKey: .alpha)
        try members.encode(isLegacy, forKey: .isLegacy)
    }
}
