/// The colours that the classes of an element paint.
struct ElementPaint {
    /// More are not told apart.
    static let limit = 24
    /// Nor are more with those of classes that may count together.
    private static let doubtLimit = 72

    private(set) var grounds: [PaintSetting] = []
    private(set) var texts: [PaintSetting] = []
    /// Colours that are no text, with their uses.
    private(set) var others: [(setting: PaintSetting, property: PaintProperty)] = []
    private(set) var opacities: [PaintSetting] = []
    /// Grounds and effects of the elements in it.
    private(set) var inner: [InnerPaint] = []
    private(set) var layout = ElementLayout()
    private(set) var hasTooMany = false

    init(_ list: ClassList, _ names: ColorNames, _ table: FactTable) {
        var hidden = list.hidden[...]
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
            let paints = Self.paints(of: item, in: list, names)
            if paints.isEmpty { continue }
            let rank = PaintRank(
                isImportant: item.isImportant,
                isInline: word.isInline,
                variants: variants.items.count,
                width: table.width(of: variants),
                mergingCall: word.mergingCall,
                order: order
            )
            for paint in paints {
                var setting = PaintSetting(
                    name: String(item.utility),
                    value: paint.value,
                    facts: facts,
                    offset: word.offset,
                    rank: rank
                )
                setting.nameUnknown(item, names)
                addSetting(setting, paint.property, table)
            }
        }
        markAmbiguous(table)
        nameUnreadStyles()
        for rest in hidden { addHidden(rest, list.words.count) }
        hasTooMany = hasTooMany || hasMore(than: Self.doubtLimit)
        if layout.isClipped { clipGrounds() }
        if layout.isBoxless { grounds = grounds.map { $0.with(.unknown(ElementLayout.boxless)) } }
    }

    private static let ownClass = PaintValue.unknown(.rules(.ownClass))

    /// The paint of a class of Tailwind CSS, or those of one of the app's own.
    private static func paints(
        of item: UtilityClass,
        in list: ClassList,
        _ names: ColorNames
    ) -> [UtilityPaint] {
        if let paint = UtilityPaint(item, names) { return [paint] }
        let own = names.paintedClasses.paints(of: item.utility) { Set(list.words.map(\.text)) }
        return own.map { UtilityPaint($0.isEffect ? .opacity : .ground, ownClass) }
    }

    /// Paints the text with the grounds, since only the text shows them.
    private mutating func clipGrounds() {
        let reason = ElementLayout.clipping
        texts.removeAll { $0.value == .none }
        texts += grounds.filter(\.value.isToken)
        if grounds.isEmpty { layout.noteClippedGround() }
        grounds = grounds.map { $0.with(.unknown(reason)) }
    }

    private mutating func addHidden(_ hidden: ClassList.Hidden, _ order: Int) {
        let setting = PaintSetting(
            name: hidden.textOffset == nil ? "" : PaintSetting.computed,
            value: .unknown(.code(.someClasses)),
            facts: hidden.facts,
            offset: hidden.textOffset ?? 0,
            rank: PaintRank(order: order)
        )
        if hidden.textOffset == nil { grounds.append(setting) } else { texts.append(setting) }
    }

    /// A style may leave the text in the token of a class, so that it is a use of that.
    private mutating func nameUnreadStyles() {
        let token = texts.lazy.compactMap(\.value.token).first
        guard let token else { return }
        texts = texts.map { $0.isUnreadStyle ? $0.hiding(token) : $0 }
    }

    private mutating func markAmbiguous(_ table: FactTable) {
        hasTooMany = hasMore(than: Self.limit)
        if hasTooMany { return }
        grounds = grounds.withDoubts(table)
        texts = texts.withDoubts(table)
    }

    private func hasMore(than limit: Int) -> Bool {
        max(grounds.count, texts.count, opacities.count) > limit
    }

    private mutating func addSetting(
        _ setting: PaintSetting,
        _ property: PaintProperty,
        _ table: FactTable
    ) {
        if let paint = InnerPaint(setting, property, table) { return inner.append(paint) }
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

    /// The paint with what classes of elements around say of the element.
    func painted(by paints: [InnerPaint], of element: PaintedElement) -> ElementPaint {
        var paint = self
        for outer in paints {
            guard let (setting, isEffect) = outer.setting(for: element) else { continue }
            if isEffect { paint.opacities.append(setting) } else { paint.grounds.append(setting) }
        }
        return paint
    }
}
