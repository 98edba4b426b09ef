import Findings

extension ContrastRequirements: Codable {
    /// Reads `contrast` of a theme file.
    public init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.fields(Self.keys)
        level = try fields.choice("level")
        pairs = try fields.value("pairs", as: [PairText].self)?.map { Located($0.pair) } ?? []
        distinct = try fields.value("distinct", as: [[String]].self)?.map { Located($0) } ?? []
        guard distinct.allSatisfy({ $0.value.count <= Self.groupLimit }) else {
            throw DecodingError.dataCorruptedError(
                forKey: "distinct", in: fields, debugDescription: "a group has at most \(Self.groupLimit) colours")
        }
        waivers = try fields.value("waivers", as: [WaiverText].self)?.map(\.waiver) ?? []
    }

    /// Writes it as a theme file has it.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        try fields.encodeIfPresent(level, forKey: "level")
        if !pairs.isEmpty { try fields.encode(pairs.map { PairText(pair: $0.value) }, forKey: "pairs") }
        if !distinct.isEmpty { try fields.encode(distinct.map(\.value), forKey: "distinct") }
        if !waivers.isEmpty { try fields.encode(waivers.map { WaiverText(waiver: $0) }, forKey: "waivers") }
    }

    var isEmpty: Bool { level == nil && pairs.isEmpty && distinct.isEmpty && waivers.isEmpty }
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
            on: try fields.decode(String.self, forKey: "background"), use: try fields.choice("use") ?? .text)
    }

    func encode(to encoder: any Encoder) throws {
        if pair.use == .text {
            var container = encoder.singleValueContainer()
            return try container.encode(pair.phrase)
        }
        try pair.encode(to: encoder)
    }
}

/// A waiver as a theme file has it: of the theme alone.
private struct WaiverText: Codable {
    var waiver: Waiver

    init(waiver: Waiver) { self.waiver = waiver }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(Waiver.keys)
        let pair = try fields.decode(PairText.self, forKey: "pair").pair
        let reason = try fields.decode(String.self, forKey: "reason")
        waiver = Waiver(foreground: pair.foreground, background: pair.background, reason: reason)
        waiver.mode = try fields.value("mode")
        if let rule = try fields.choice("rule", as: WaivableRule.self) { waiver.rule = RuleID(rawValue: rule.rawValue) }
        guard reason.contains(where: { !$0.isWhitespace }) else {
            throw DecodingError.dataCorruptedError(
                forKey: "reason", in: fields, debugDescription: "a waiver has a reason")
        }
        guard let day: String = try fields.value("expires") else { return }
        guard let date = CalendarDate(parsing: day) else {
            throw DecodingError.dataCorruptedError(
                forKey: "expires", in: fields, debugDescription: "write a date such as 2027-01-01")
        }
        waiver.expires = date
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: FieldKey.self)
        try fields.encode("\(waiver.foreground) on \(waiver.background)", forKey: "pair")
        try fields.encodeIfPresent(waiver.mode, forKey: "mode")
        try fields.encode(waiver.reason, forKey: "reason")
        try fields.encodeIfPresent(waiver.expires?.description, forKey: "expires")
        if waiver.rule != .lowContrast { try fields.encode(waiver.rule.rawValue, forKey: "rule") }
    }
}
