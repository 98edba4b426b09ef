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
    /// Nothing shows it.
    private(set) var isHidden = false
    /// The element lies over others than the one that it is in.
    private(set) var isPositioned = false
    /// The reason that no colour in the element is known.
    private(set) var doubt: String?
    /// It is a small square, as icons are.
    private(set) var isSquare = false
    private(set) var hasTooMany = false

    init(_ list: ClassList, _ names: ColorNames, _ table: FactTable) {
        var hidden = list.hidden[...]
        var layout = ElementLayout()
        for (order, word) in list.words.enumerated() {
            while let next = hidden.first, next.order <= order {
                addHidden(next, order)
                hidden = hidden.dropFirst()
            }
            let item = UtilityClass(word.text)
            guard let variants = table.facts(of: item.variants),
                let facts = word.facts.union(variants)
            else { continue }
            layout.note(item, facts, names, table)
            guard let paint = UtilityPaint(item, names) else { continue }
            let rank = PaintRank(
                isImportant: item.isImportant,
                isInline: word.isInline,
                variants: variants.items.count,
                width: table.width(of: variants),
                order: order
            )
            let setting = PaintSetting(
                name: String(item.utility),
                value: paint.value,
                facts: facts,
                offset: word.offset,
                rank: rank
            )
            addSetting(setting, paint.property, table)
        }
        markAmbiguous()
        for rest in hidden { addHidden(rest, list.words.count) }
        hasTooMany = max(grounds.count, texts.count, opacities.count) > Self.limit
        take(layout)
    }

    private mutating func take(_ layout: ElementLayout) {
        size = layout.size
        weight = layout.weight
        isHidden = layout.isHidden
        isPositioned = layout.isPositioned
        isSquare = layout.isSquare
        doubt = layout.doubt
        if layout.isClipped { clipGrounds() }
    }

    /// Paints the text with the grounds, since only the text shows them.
    private mutating func clipGrounds() {
        let reason = "its ground is clipped to its text"
        texts.removeAll { $0.value == .none }
        texts += grounds.filter(\.value.isToken)
        grounds = grounds.map { $0.with(.unknown(reason)) }
        if grounds.isEmpty { doubt = doubt ?? reason }
    }

    private mutating func addHidden(_ hidden: ClassList.Hidden, _ order: Int) {
        let setting = PaintSetting(
            name: hidden.textOffset == nil ? "" : "a computed colour",
            value: .unknown("some of its classes are known only to the running app"),
            facts: hidden.facts,
            offset: hidden.textOffset ?? 0,
            rank: PaintRank(order: order)
        )
        if hidden.textOffset == nil { grounds.append(setting) } else { texts.append(setting) }
    }

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
            let both = "'\(names[0])' and '\(names[1])'"
            return setting.with(.unknown("the sheet's order decides between \(both)"))
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
}
