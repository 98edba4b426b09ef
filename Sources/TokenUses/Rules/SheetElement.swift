import SourceText
import ThemeModel

/// An element that a selector describes, with its ancestors, in one scheme.
struct SheetElement {
    /// A colour, or the lack of one.
    enum Color {
        case layer(PairUse.Layer)
        case clear
        case other(String)
    }

    /// The facts about a reading that decide what else is to be read.
    struct Reading {
        /// Something differs between schemes, and none is chosen.
        var meetsSchemes = false
        /// The custom properties that were asked for.
        var properties: Set<String> = []
        /// The properties among them that the page alone sets.
        var pageProperties: Set<String> = []
    }

    let selector: RuleSelector
    let scheme: Scheme?
    /// From the outermost ancestor to the element itself.
    let styles: [SheetCascade.Style]
    let cascade: SheetCascade
    let names: PropertyNames

    var last: Int { styles.count - 1 }

    private static let depthLimit = 8

    /// Resolves a paint as the element at an index has it.
    func color(
        _ paint: SheetPaint,
        at index: Int,
        _ reading: inout Reading,
        depth: Int = 0
    ) -> Color {
        guard depth < Self.depthLimit else { return .other("its properties are too many") }
        switch paint {
        case .clear, .inherited:
            return .clear
        case .other(let reason):
            return .other(reason)
        case .number, .rootParts, .outerParts:
            return .other("its colour is not read")
        case .schemes(let light, let dark):
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

    /// The paint of a custom property that the element or an ancestor sets, else the page; nil for a token.
    private func target(
        of name: String,
        at index: Int,
        _ reading: inout Reading
    ) -> (paint: SheetPaint, index: Int)? {
        let isToken = names.isToken(name)
        for place in (0...index).reversed() {
            guard let found = cascade.winner(ofProperty: name, in: styles[place]) else { continue }
            let isPage = cascade.sheet.words.has(.root, [selector.compounds[place]])
            if isToken, isPage { break }
            return (found.declaration.paint, place)
        }
        if isToken { return nil }
        reading.pageProperties.insert(name)
        let paint = names.paint(of: name, in: scheme, &reading.meetsSchemes)
        return paint.map { ($0, index) }
    }
}

extension SheetElement.Color {
    fileprivate func multiplied(by alpha: Double) -> Self {
        guard case .layer(var layer) = self else { return self }
        layer.alpha *= alpha
        return .layer(layer)
    }
}
