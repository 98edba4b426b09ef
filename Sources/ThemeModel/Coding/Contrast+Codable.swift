import Findings

extension ContrastRequirements: Codable {
    /// Reads `contrast` of a theme file; waivers are people's decisions and stay in the file.
    public init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.fields(["level", "pairs", "distinct"])
        level = try fields.value("level")
        pairs = try fields.value("pairs", as: [PairText].self)?.map { Located($0.pair) } ?? []
        distinct = try fields.value("distinct", as: [[String]].self)?.map { Located($0) } ?? []
        guard distinct.allSatisfy({ $0.value.count <= Self.groupLimit }) else {
            throw DecodingError.dataCorruptedError(
                forKey: "distinct", in: fields, debugDescription: "a group has at most \(Self.groupLimit) colours")
        }
    }

    /// Writes it without waivers.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        try fields.encodeIfPresent(level, forKey: "level")
        if !pairs.isEmpty { try fields.encode(pairs.map { PairText(pair: $0.value) }, forKey: "pairs") }
        if !distinct.isEmpty { try fields.encode(distinct.map(\.value), forKey: "distinct") }
    }

    var isEmpty: Bool { level == nil && pairs.isEmpty && distinct.isEmpty }
}

/// A pair as a theme file has it: `text on surface`, or an object with its use.
private struct PairText: Codable {
    let pair: PairName

    init(pair: PairName) { self.pair = pair }

    init(from decoder: any Decoder) throws {
        if let phrase = try? decoder.singleValueContainer().decode(String.self) {
            guard let pair = PairName(phrase: phrase) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "write 'FOREGROUND on BACKGROUND'"))
            }
            self.pair = pair
            return
        }
        let fields = try decoder.fields(["foreground", "background", "use"])
        pair = PairName(
            try fields.decode(String.self, forKey: "foreground"),
            on: try fields.decode(String.self, forKey: "background"), use: try fields.value("use") ?? .text)
    }

    func encode(to encoder: any Encoder) throws {
        if pair.use == .text {
            var container = encoder.singleValueContainer()
            return try container.encode(pair.phrase)
        }
        try pair.encode(to: encoder)
    }
}
