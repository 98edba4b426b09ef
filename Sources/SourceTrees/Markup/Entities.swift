extension String {
    /// The text with the five entities of XML, and numbers, replaced by their characters.
    var withoutEntities: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        let parts = split(separator: "&", omittingEmptySubsequences: false)
        return parts[0] + parts.dropFirst().map(Self.replacingEntity).joined()
    }

    private static let entities: [Substring: String] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    /// A text after `&`, with the entity at its start replaced.
    private static func replacingEntity(_ text: Substring) -> String {
        guard let end = text.firstIndex(of: ";") else { return "&\(text)" }
        let rest = text[text.index(after: end)...]
        let name = text[..<end]
        if let character = entities[name] { return character + rest }
        guard name.hasPrefix("#"), let scalar = number(name).flatMap(Unicode.Scalar.init) else {
            return "&\(text)"
        }
        return String(Character(scalar)) + rest
    }

    private static func number(_ name: Substring) -> UInt32? {
        if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16) }
        return UInt32(name.dropFirst())
    }
}
