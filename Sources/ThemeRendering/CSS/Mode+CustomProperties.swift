import ColorScience
import Findings
import ThemeModel

extension Mode {
    /// Everything a mode says, as custom properties, in a fixed order.
    ///
    /// With `references`, a colour that is another token's names that one's property, where this comes to the same value.
    func customProperties(prefix: String = "", references: Bool = false) -> PropertyList {
        var writer = PropertyWriter(prefix: prefix)
        for (name, color) in palette { writer.add("palette-", TokenName.css(name), color) }
        for (name, color) in colors { writer.add("color-", name, color) }
        writer.add(textAndSpace(prefix: prefix))
        addComponents(to: &writer)
        var list = writer.finish()
        if references { list.refer(to: aliases) }
        return list
    }

    /// The property of the token that each colour was taken from as it is, by the name of the colour's own.
    private var aliases: [String: String] {
        let palette = palette.map { ("palette-\(TokenName.css($0.name))", $0.value) }
        let components = Component.parts.keys.compactMap { name in color(named: name).map { (name, $0) } }
        let named = palette + colors.map { ("color-\($0.name)", $0.value) } + components
        let targets = named.compactMap { name, color in
            color.alias.flatMap { $0.alpha == nil ? Self.propertyName(of: $0.path) : nil }.map { (name, $0) }
        }
        return Dictionary(targets) { $1 }
    }

    private static func propertyName(of path: String) -> String {
        path.hasPrefix("colors.") ? "color-\(path.dropFirst(7))" : TokenName.css(path)
    }

    /// What a mode says of text and space, which most themes leave to us.
    private func textAndSpace(prefix: String) -> PropertyList {
        let question = TextAndSpace(prefix: Array(prefix.utf8), text: TextSettings(of: self), layout: layout)
        return TextAndSpace.last.answer(to: question) {
            var writer = PropertyWriter(prefix: prefix)
            addFonts(to: &writer)
            addLayout(to: &writer)
            return writer.finish()
        }
    }

    private struct TextAndSpace: Equatable, Sendable {
        let prefix: [UInt8]
        let text: TextSettings
        let layout: Table<Dimension>

        static let last = LastAnswer<TextAndSpace, PropertyList>()
    }

    private func addFonts(to writer: inout PropertyWriter) {
        for (name, family) in families { writer.add("font-family-", name, value: CSSEscape.fontStack(family.value)) }
        // Most styles have the family of the one before.
        var (family, stack): ([String], String) = ([], "")
        for (name, style) in styles {
            if style.family != family { (family, stack) = (style.family, CSSEscape.fontStack(style.family)) }
            let tags = style.features.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
            writer.add("font-", name, "-family", value: stack)
            writer.add("font-", name, "-size", value: style.size.css)
            writer.add("font-", name, "-weight", value: String(style.weight))
            writer.add("font-", name, "-style", value: style.slant.rawValue)
            writer.add("font-", name, "-stretch", value: CSSNumber.text(of: style.width) + "%")
            writer.add("font-", name, "-line-height", value: CSSNumber.text(of: style.lineHeight))
            writer.add("font-", name, "-letter-spacing", value: style.letterSpacing.css)
            writer.add("font-", name, "-features", value: tags.isEmpty ? "normal" : tags)
        }
    }

    private func addLayout(to writer: inout PropertyWriter) {
        for (name, dimension) in layout {
            switch name {
            case "border": writer.add("border-width", "", value: dimension.css)
            case _ where name.hasPrefix("spacing."):
                writer.add("space-", String(name.dropFirst(8)), value: dimension.css)
            default: writer.add("", TokenName.css(name), value: dimension.css)
            }
        }
    }

    private func addComponents(to writer: inout PropertyWriter) {
        for component in Component.allCases {
            guard let style = components[component], let names = Component.names[component] else { continue }
            for (state, part, name) in names.colors {
                if let color = style.color(part, in: state) { writer.add("", name, color) }
            }
            for (dimension, name) in names.dimensions {
                if let value = style.dimensions[dimension] { writer.add("", name, value: value.css) }
            }
        }
    }
}

extension Component {
    /// The names of the colours in every state and of the dimensions, in the order in which they are written.
    fileprivate static let names = Dictionary(
        uniqueKeysWithValues: allCases.map { component in
            let colors = ComponentState.allCases.flatMap { state in
                ComponentColor.allCases.map { (state, $0, component.name(of: $0, in: state)) }
            }
            return (
                component,
                (colors: colors, dimensions: ComponentDimension.allCases.map { ($0, component.name(of: $0)) })
            )
        })
}
