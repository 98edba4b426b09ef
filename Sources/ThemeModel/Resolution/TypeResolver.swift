import Findings
import SourceText

/// Completes a theme's text styles: defaults, the heading scale, named families.
struct TypeResolver {
    let families: Table<Located<[String]>>
    private let styles: Table<FontDescriptor>
    private(set) var findings: [Finding] = []
    private var guesses: GuessBudget

    init(_ appearance: Appearance, _ guesses: GuessBudget) {
        var families = Self.defaultFamilies
        families.merge(appearance.families)
        self.families = families
        styles = appearance.styles
        self.guesses = guesses
    }

    private static let defaultFamilies: Table<Located<[String]>> = [
        "sans": Located(["system-ui", "sans-serif"]),
        "mono": Located(["ui-monospace", "monospace"]),
    ]

    mutating func textStyles() -> Table<TextStyle> {
        var table: Table<TextStyle> = [:]
        var body = style("body", over: initial, parent: 16)
        body.makeAbsolute()
        table["body"] = body
        let scale = styles["heading"]?.scale?.value ?? 1.25
        for name in TextStyle.standardNames.dropFirst() {
            let base = base(of: name, body: body, heading: table["heading"], scale: scale)
            table[name] = style(name, over: base, parent: body.pixels)
        }
        for name in styles.names where table[name] == nil {
            table[name] = style(name, over: body, parent: body.pixels)
        }
        return table
    }

    private var initial: TextStyle {
        TextStyle(
            family: families["sans"]?.value ?? ["sans-serif"],
            size: Dimension(1, .rem),
            pixels: 16,
            weight: 400,
            slant: .normal,
            width: 100,
            lineHeight: 1.6,
            letterSpacing: Dimension(0, .px),
            features: []
        )
    }

    private func base(
        of name: String,
        body: TextStyle,
        heading: TextStyle?,
        scale: Double
    ) -> TextStyle {
        var style = body
        switch name {
        case "heading":
            style.weight = 700
            style.lineHeight = 1.25
        case "caption":
            style.scale(by: 0.875)
        case "quote":
            style.slant = .italic
            style.scale(by: 1.125)
        case "code":
            style.family = families["mono"]?.value ?? ["monospace"]
            style.features = []
            style.scale(by: 0.9375)
        case "label":
            style.weight = 600
        case "button":
            style.weight = 600
            style.lineHeight = 1.25
        default:
            guard let level = name.last?.wholeNumberValue, let heading else { break }
            style = heading
            let factor = (level..<6).reduce(1) { power, _ in power * scale }
            style.scale(by: factor)
        }
        return style
    }

    /// The theme's style over its base; `em` and `%` are relative to `parent`, in pixels.
    private mutating func style(
        _ name: String,
        over base: TextStyle,
        parent: Double?
    ) -> TextStyle {
        guard let descriptor = styles[name] else { return base }
        var style = base
        if let family = descriptor.family {
            style.family = stack(of: family) ?? base.family
            style.familyLocation = family.location
        }
        if let size = descriptor.size {
            style.size = size.value
            style.pixels = size.value.pixels(relativeTo: parent)
            style.sizeLocation = size.location
        }
        style.weight = descriptor.weight?.value ?? base.weight
        style.slant = descriptor.slant?.value ?? base.slant
        style.width = descriptor.width?.value ?? base.width
        style.lineHeight = descriptor.lineHeight?.value ?? base.lineHeight
        style.letterSpacing = descriptor.letterSpacing?.value ?? base.letterSpacing
        style.features = descriptor.features?.value ?? base.features
        return style
    }

    private mutating func stack(of family: Located<FontDescriptor.Family>) -> [String]? {
        switch family.value {
        case .stack(let stack):
            return stack
        case .named(let name):
            if let stack = families[name] { return stack.value }
            reportUnknown(name, at: family.location)
            return nil
        }
    }

    private mutating func reportUnknown(_ family: String, at location: SourceLocation?) {
        let guess = guesses.closest(to: family, among: families.names)
        let advice = """
            add it under 'fonts.families', or write the stack as a list: \
            [\(family.excerpt), sans-serif]
            """
        findings.append(
            Finding(
                .unknownReference,
                .error,
                "no font family is called '\(family.excerpt)'",
                help: guess.map(didYouMean) ?? advice,
                at: location
            )
        )
    }
}

extension TextStyle {
    /// Converts the body's relative size to `rem`: styles that build on it must not multiply it again.
    fileprivate mutating func makeAbsolute() {
        switch size.unit {
        case .em: size = Dimension(size.value, .rem)
        case .percent: size = Dimension(size.value / 100, .rem)
        default: break
        }
    }

    fileprivate mutating func scale(by factor: Double) {
        size.value = (size.value * factor * 1000).rounded() / 1000
        pixels = pixels.map { $0 * factor }
    }
}
