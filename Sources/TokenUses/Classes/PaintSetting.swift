/// A class that paints, with what must be so for it to count.
struct PaintSetting: Equatable {
    /// The class without its variants.
    let name: String
    var value: PaintValue
    let facts: Facts
    /// The byte of the file at which the class starts.
    let offset: Int
    /// Later classes win, those with variants over those without, and important ones over all.
    let rank: Int

    /// Two classes with the same conditions and variants have the same weight.
    fileprivate func isRival(of other: PaintSetting) -> Bool {
        !name.isEmpty && !other.name.isEmpty && facts == other.facts
            && rank / 10_000 == other.rank / 10_000 && rank < 1_000_000
    }

    func with(_ facts: Facts) -> PaintSetting {
        PaintSetting(name: name, value: value, facts: facts, offset: offset, rank: rank)
    }
}

/// The colours that the classes of an element paint.
struct ElementPaint {
    /// More are not told apart.
    static let limit = 24

    private(set) var grounds: [PaintSetting] = []
    private(set) var texts: [PaintSetting] = []
    /// Colours that are no text, with their uses.
    private(set) var others: [(setting: PaintSetting, property: PaintProperty)] = []
    private(set) var opacities: [PaintSetting] = []
    /// The size in pixels and the weight of text; nil where no class sets it, and 0 where a condition does.
    private(set) var size: Double?
    private(set) var weight: Double?
    private(set) var isHidden = false
    /// The element lies over others than the one that it is in.
    private(set) var isPositioned = false
    /// Nothing but a script shows it.
    private(set) var isConcealed = false
    /// It is a small square, as icons are.
    private(set) var isSquare = false
    private(set) var hasTooMany = false

    private static let sizes: [Substring: Double] = [
        "text-xs": 12, "text-sm": 14, "text-base": 16, "text-lg": 18, "text-xl": 20,
        "text-2xl": 24, "text-3xl": 30, "text-4xl": 36, "text-5xl": 48, "text-6xl": 60,
        "text-7xl": 72, "text-8xl": 96, "text-9xl": 128,
    ]
    private static let weights: [Substring: Double] = [
        "font-thin": 100, "font-extralight": 200, "font-light": 300, "font-normal": 400,
        "font-medium": 500, "font-semibold": 600, "font-bold": 700, "font-extrabold": 800,
        "font-black": 900,
    ]

    init(_ list: ClassList, _ names: ColorNames, _ table: FactTable) {
        var hidden = list.hidden[...]
        var sides: [Substring: Double] = [:]
        var isShown = false
        for (order, word) in list.words.enumerated() {
            while let next = hidden.first, next.order <= order {
                addHidden(next.facts, order)
                hidden = hidden.dropFirst()
            }
            let item = UtilityClass(word.text)
            guard let variants = table.facts(of: item.variants),
                let facts = word.facts.union(variants)
            else { continue }
            if let paint = UtilityPaint(item, names) {
                let rank =
                    (item.isImportant ? 2_000_000 : 0) + (word.isInline ? 1_000_000 : 0)
                    + variants.items.count * 10_000
                    + table.width(of: variants) * 1_000 + order
                let setting = PaintSetting(
                    name: String(item.utility),
                    value: paint.value,
                    facts: facts,
                    offset: word.offset,
                    rank: rank
                )
                addSetting(setting, paint.property, table)
            } else {
                readLayout(item.utility, facts, &sides)
                if Self.displays.contains(item.utility) { isShown = true }
            }
        }
        if isShown { isConcealed = false }
        markAmbiguous()
        for rest in hidden { addHidden(rest.facts, list.words.count) }
        hasTooMany = max(grounds.count, texts.count, opacities.count) > Self.limit
    }

    private mutating func addHidden(_ facts: Facts, _ order: Int) {
        grounds.append(
            PaintSetting(
                name: "",
                value: .unknown("some of its classes are known only to the running app"),
                facts: facts,
                offset: 0,
                rank: order
            )
        )
    }

    private static let positions: Set<Substring> = ["absolute", "fixed"]
    private static let displays: Set<Substring> = [
        "block", "flex", "grid", "inline", "inline-block", "inline-flex", "inline-grid", "table",
        "table-cell", "table-row", "contents", "flow-root", "list-item",
    ]

    /// Of two classes for the same, the order in the sheet decides, which the markup does not tell.
    private mutating func markAmbiguous() {
        grounds = Self.withDoubts(grounds)
        texts = Self.withDoubts(texts)
    }

    private static func withDoubts(_ settings: [PaintSetting]) -> [PaintSetting] {
        settings.map { setting in
            let rival = settings.first { other in
                other.isRival(of: setting) && other.value != setting.value
            }
            guard let rival else { return setting }
            let names = [setting, rival].sorted { $0.rank < $1.rank }.map(\.name)
            var doubtful = setting
            doubtful.value = .unknown(
                "the sheet's order decides between '\(names[0])' and '\(names[1])'"
            )
            return doubtful
        }
    }

    private mutating func addSetting(
        _ setting: PaintSetting,
        _ property: PaintProperty,
        _ table: FactTable
    ) {
        switch property {
        case .ground: grounds.append(setting)
        case .text: texts.append(setting)
        case .opacity: opacities.append(setting)
        case .placeholder:
            let part = Facts(table.key("placeholder", .part))
            texts.append(setting.with(setting.facts.union(part) ?? setting.facts))
        case .line, .ring, .shape: others.append((setting, property))
        }
    }

    private mutating func readLayout(
        _ utility: Substring,
        _ facts: Facts,
        _ sides: inout [Substring: Double]
    ) {
        let isPlain = facts.items.isEmpty
        if Self.positions.contains(utility) { isPositioned = true }
        // The order in the sheet decides between two of them, which the markup does not tell.
        if let found = Self.sizes[utility] { size = min(size ?? found, isPlain ? found : 0) }
        if let found = Self.weights[utility] { weight = min(weight ?? found, isPlain ? found : 0) }
        guard isPlain else { return }
        switch utility {
        case "sr-only": isHidden = true
        case "hidden": isConcealed = true
        default: break
        }
        guard let hyphen = utility.firstIndex(of: "-"),
            let length = Double(utility[utility.index(after: hyphen)...]), length <= 16
        else { return }
        sides[utility[..<hyphen]] = length
        isSquare = sides["size"] != nil || sides["h"] != nil && sides["h"] == sides["w"]
    }
}
