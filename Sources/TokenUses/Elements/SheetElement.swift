import SourceText
import ThemeModel

/// An element that a selector describes, with its ancestors, in one scheme.
struct SheetElement {
    /// A colour, or the lack of one.
    enum Color {
        case layer(PairUse.Layer)
        case clear
        case other(UnjudgedReason)
    }

    /// The facts about a reading that decide what else is to be read.
    struct Reading {
        /// Something differs between schemes, and none is chosen.
        var meetsSchemes = false
        /// The custom properties that were asked for.
        var properties: Set<String> = []
        /// The properties among them that the page alone sets.
        var pageProperties: Set<String> = []
        /// The index of the innermost element with an opaque ground, which hides those around it.
        var bottom = 0
        /// A translucent ground lies above the bottom.
        var hasLayers = false
    }

    let selector: RuleSelector
    let scheme: Scheme?
    /// From the outermost ancestor to the element itself.
    let styles: [SheetCascade.Style]
    let cascade: SheetCascade
    let names: PropertyNames
    let others: OtherRules

    private static let depthLimit = 8

    /// Resolves a paint as the element at an index has it.
    func color(
        _ paint: SheetPaint,
        at index: Int,
        _ reading: inout Reading,
        depth: Int = 0
    ) -> Color {
        guard depth < Self.depthLimit else { return .other(.size(.properties)) }
        switch paint {
        case .clear, .inherited:
            return .clear
        case .literal:
            return .other(.otherColor(.literal))
        case .other(let reason):
            return .other(reason)
        case .number, .rootParts, .outerParts:
            return .other(.code(.unread))
        case .schemes(let light, let dark):
            if let reason = chosenScheme(at: index) { return .other(reason) }
            if scheme == nil { reading.meetsSchemes = true }
            let side = scheme == .dark ? dark : light
            return color(side, at: index, &reading, depth: depth + 1)
        case .reference(let layer, let fallback):
            reading.properties.insert(layer.name)
            var target = target(of: layer.name, at: index, &reading)
            if target == nil, let fallback, !names.isToken(layer.name) {
                target = (fallback, index)
            }
            guard let (paint, index) = target else { return .layer(layer) }
            let color = color(paint, at: index, &reading, depth: depth + 1)
            return color.multiplied(by: layer.alpha)
        }
    }

    private func chosenScheme(at index: Int) -> UnjudgedReason? {
        for style in styles[...index].reversed() {
            guard let found = cascade.winner(of: .scheme, in: style) else { continue }
            if case .other(let reason) = found.declaration.paint { return reason }
            return nil
        }
        return names.chosenScheme
    }
}

// MARK: - Words

extension SheetElement {
    var last: Int { styles.count - 1 }

    /// The simple selectors of the element itself.
    var ownNames: [String] {
        let words = selector.compounds[last].words
        return words.map { cascade.sheet.words.names[$0] }
    }

    /// A simple selector of the element itself has one of some traits.
    func has(_ traits: SelectorWords.Traits) -> Bool { has(traits, at: last) }

    func has(_ traits: SelectorWords.Traits, at index: Int) -> Bool {
        cascade.sheet.words.has(traits, selector.compounds[index])
    }

    func elementNames(at index: Int) -> ElementNames {
        ElementNames(selector.compounds[index], cascade.sheet.words)
    }
}

// MARK: - Custom properties

extension SheetElement {

    /// The paint of a custom property that the element or an ancestor sets, else the page; nil for a token.
    private func target(
        of name: String,
        at index: Int,
        _ reading: inout Reading
    ) -> (paint: SheetPaint, index: Int)? {
        if name.hasPrefix("$") { return variable(name, at: index, &reading) }
        let initialValue = SheetPaint.other(.rules(.initialValue))
        let isToken = names.isToken(name)
        let isOfTokens = isToken && names.tokens.files.contains(cascade.sheet.file)
        for place in (0...index).reversed() {
            if place < index, !names.isInherited(name) { return (initialValue, index) }
            if hasComputedName(like: name, at: place) {
                return (.other(.code(.propertyName)), place)
            }
            guard let found = cascade.winner(ofProperty: name, in: styles[place]) else { continue }
            let isPage = has(.root, at: place)
            if isOfTokens, isPage { break }
            return (found.declaration.paint, place)
        }
        if !names.isInherited(name) { return (initialValue, index) }
        reading.pageProperties.insert(name)
        if isToken { return nil }
        let paint = names.paint(of: name, in: scheme, &reading.meetsSchemes)
        return paint.map { ($0, index) }
    }

    /// The paint of a variable of Sass that the sheet sets; nil for a token.
    private func variable(
        _ name: String,
        at index: Int,
        _ reading: inout Reading
    ) -> (paint: SheetPaint, index: Int)? {
        if names.tokens.files.contains(cascade.sheet.file) { return nil }
        if let own = cascade.sheet.variables[name],
            !names.isToken(name) || names.tokens.isChanged(name, by: own)
        {
            return (own.paint, index)
        }
        reading.pageProperties.insert(name)
        return nil
    }

    private func hasComputedName(like name: String, at index: Int) -> Bool {
        styles[index].rules.contains { entry in
            cascade.sheet.rules[entry.rule].computedProperties.contains { $0.mayBe(name) }
        }
    }
}

extension SheetElement.Color {
    fileprivate func multiplied(by alpha: Double) -> Self {
        guard case .layer(var layer) = self else { return self }
        layer.alpha *= alpha
        return .layer(layer)
    }
}
