import ColorScience
import Findings
import SourceText

/// Finds metrics with which nobody can read a text, whatever its colours are.
struct ReadableMetrics {
    /// In multiples of the size of the text.
    private static let leastSpacing = -0.1
    private static let leastLineHeight = 1.0
    /// In characters.
    private static let leastMeasure = 20.0

    private let appearance: Appearance
    private let styles: Table<TextStyle>
    private(set) var findings: [Finding] = []

    init(
        _ appearance: Appearance,
        _ styles: Table<TextStyle>,
        _ layout: Table<Dimension>,
        _ components: [Component: ComponentStyle]
    ) {
        self.appearance = appearance
        self.styles = styles
        for (name, descriptor) in appearance.styles {
            guard let style = styles[name] else { continue }
            checkLines(of: name, style, at: descriptor.lineHeight?.location)
            checkLetters(of: name, style, at: descriptor.letterSpacing?.location)
        }
        checkMeasure(layout)
        checkBorder(layout)
        checkBorders(components)
    }

    private mutating func checkLines(
        of name: String,
        _ style: TextStyle,
        at location: SourceLocation?
    ) {
        guard let location, style.lineHeight < Self.leastLineHeight else { return }
        let value = CSSNumber.text(of: style.lineHeight)
        warn(
            .tightLines,
            "the text style '\(name)' has a line height of \(value): lines overlap",
            help: "make 'lineHeight' 1 or more; 1.5 suits text of several lines",
            at: location
        )
    }

    private mutating func checkLetters(
        of name: String,
        _ style: TextStyle,
        at location: SourceLocation?
    ) {
        guard let location, let spacing = style.spacingInSizes else { return }
        guard spacing < Self.leastSpacing - 1e-9 else { return }
        let value = CSSNumber.text(of: spacing)
        warn(
            .tightLetters,
            "the text style '\(name)' has a letter spacing of \(value) em: letters overlap",
            help: "make 'letterSpacing' -0.1em or more",
            at: location
        )
    }

    private mutating func checkMeasure(_ layout: Table<Dimension>) {
        guard let location = appearance.layout["measure"]?.location,
            let characters = layout["measure"]?.characters(of: styles["body"]),
            characters < Self.leastMeasure
        else { return }
        let value = CSSNumber.text(of: characters)
        warn(
            .narrowMeasure,
            "'measure' is \(value) characters, below 20: every line breaks after a few words",
            help: "give it about 65ch",
            at: location
        )
    }

    private mutating func checkBorder(_ layout: Table<Dimension>) {
        guard let location = appearance.layout["border"]?.location,
            let body = styles["body"], let line = body.linePixels,
            let width = layout["border"]?.pixels(relativeTo: body.pixels), width > line
        else { return }
        warnOfBorder("'border'", width, around: "a line of text", of: line, at: location)
    }

    private mutating func checkBorders(_ components: [Component: ComponentStyle]) {
        for component in Component.allCases {
            guard let own = appearance.components[component]?.dimensions[.borderWidth],
                let style = components[component]
            else { continue }
            let text = styles[component == .button ? "button" : "body"]
            guard let width = style.dimensions[.borderWidth]?.pixels(relativeTo: text?.pixels),
                let inner = component.innerPixels(style, text, border: width), width > inner
            else { continue }
            let name = "'\(component.name(of: .borderWidth))'"
            warnOfBorder(name, width, around: "what it surrounds", of: inner, at: own.location)
        }
    }

    private mutating func warnOfBorder(
        _ name: String,
        _ width: Double,
        around what: String,
        of inner: Double,
        at location: SourceLocation?
    ) {
        let widths = [width, inner].map { CSSNumber.text(of: $0) }
        warn(
            .wideBorder,
            "\(name) is \(widths[0]) px wide, more than \(what) of \(widths[1]) px",
            help: "make it a few pixels",
            at: location
        )
    }

    private mutating func warn(
        _ rule: RuleID,
        _ message: String,
        help: String,
        at location: SourceLocation?
    ) {
        findings.append(Finding(rule, .warning, message, help: help, at: location))
    }
}

extension TextStyle {
    /// The space between letters in multiples of the size; nil where one of them depends on the page.
    fileprivate var spacingInSizes: Double? {
        if letterSpacing.unit == .em { return letterSpacing.value }
        guard let pixels, pixels > 0 else { return nil }
        return letterSpacing.pixels(relativeTo: pixels).map { $0 / pixels }
    }

    fileprivate var linePixels: Double? {
        pixels.map { $0 * lineHeight }
    }
}

extension Dimension {
    /// The number of characters in a line of a style, half as wide as high; nil where it depends on the page.
    fileprivate func characters(of style: TextStyle?) -> Double? {
        switch unit {
        case .ch, .ex: return value
        case .em: return value * 2
        case .percent: return nil
        default:
            guard let size = style?.pixels, size > 0 else { return nil }
            return pixels(relativeTo: size).map { $0 / (size / 2) }
        }
    }
}

extension Component {
    /// The height of what a border surrounds: a line and its padding, or what the stage gives a control without words.
    fileprivate func innerPixels(
        _ style: ComponentStyle,
        _ text: TextStyle?,
        border width: Double
    ) -> Double? {
        switch self {
        case .switch: return max(0, 18 - 2 * width)
        case .pin: return max(0, 28 - 2 * width)
        default:
            let padding = style.dimensions[.padding]?.pixels(relativeTo: text?.pixels) ?? 0
            return text?.linePixels.map { $0 + 2 * padding }
        }
    }
}
