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

    let selector: RuleSelector
    let scheme: Scheme?
    /// From the outermost ancestor to the element itself.
    let styles: [SheetCascade.Style]
    let cascade: SheetCascade
    let names: PropertyNames

    private static let depthLimit = 8

    /// Resolves a paint as the element at an index has it.
    ///
    /// `meetsSchemes` becomes true where that differs between schemes, and none is chosen.
    func color(
        _ paint: SheetPaint,
        at index: Int,
        _ meetsSchemes: inout Bool,
        depth: Int = 0
    ) -> Color {
        guard depth < Self.depthLimit else { return .other("its properties are too many") }
        switch paint {
        case .clear:
            return .clear
        case .other(let reason):
            return .other(reason)
        case .number:
            return .other("its colour is not read")
        case .schemes(let light, let dark):
            if scheme == nil { meetsSchemes = true }
            let side = scheme == .dark ? dark : light
            return color(side, at: index, &meetsSchemes, depth: depth + 1)
        case .reference(let layer, let fallback):
            let target = target(of: layer.name, at: index, &meetsSchemes)
            if let (paint, index) = target
                ?? fallback.flatMap({ other in
                    names.isToken(layer.name) ? nil : (other, index)
                })
            {
                let color = color(paint, at: index, &meetsSchemes, depth: depth + 1)
                return color.multiplied(by: layer.alpha)
            }
            return .layer(layer)
        }
    }

    /// The paint of a custom property that the element or an ancestor sets, else the page; nil for a token.
    private func target(
        of name: String,
        at index: Int,
        _ meetsSchemes: inout Bool
    ) -> (paint: SheetPaint, index: Int)? {
        let isToken = names.isToken(name)
        for place in (0...index).reversed() {
            guard let found = cascade.winner(ofProperty: name, in: styles[place]) else { continue }
            let isPage = cascade.sheet.words.has(.root, [selector.compounds[place]])
            if isToken, isPage { break }
            return (found.declaration.paint, place)
        }
        if isToken { return nil }
        let paint = names.paint(of: name, in: scheme, &meetsSchemes)
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

/// The custom properties that are tokens, and those that style sheets set on the page.
struct PropertyNames: Sendable {
    let isToken: @Sendable (String) -> Bool
    private var pages: [String: [Scheme?: SheetPaint]] = [:]

    init(_ sheets: [SheetRules], isToken: @escaping @Sendable (String) -> Bool) {
        self.isToken = isToken
        for sheet in sheets {
            for rule in sheet.rules where !rule.properties.isEmpty {
                for selector in rule.selectors where sheet.isPage(selector) {
                    for (name, declaration) in rule.properties {
                        pages[name, default: [:]][selector.scheme] = declaration.paint
                    }
                }
            }
        }
    }

    fileprivate func paint(
        of name: String,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> SheetPaint? {
        guard let paints = pages[name] else { return nil }
        if scheme == nil, paints.count > 1 || paints[nil] == nil { meetsSchemes = true }
        return (scheme.flatMap { paints[$0] }) ?? paints[nil] ?? nil
    }
}

extension SheetRules {
    /// The selector is the root alone, under no condition.
    fileprivate func isPage(_ selector: RuleSelector) -> Bool {
        selector.compounds.count == 1 && selector.conditions.isEmpty && selector.problem == nil
            && words.has(.root, selector.compounds)
    }
}
