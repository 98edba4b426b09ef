import ArgumentParser
import ColorScience
import SourceText

struct ContrastVerb: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "contrast",
        abstract: "Measure the contrast of one colour on another.",
        discussion: """
            Colours are absolute CSS colours, quoted for the shell: \
            '#777', 'rebeccapurple', 'oklch(60% 0.1 250)'. A translucent \
            foreground is laid over the background; colours outside sRGB \
            are judged mapped, clipped and as a P3 display shows them, and \
            the worst counts. The ratio is shown truncated, so that a \
            failing 4.4999 never reads as 4.50.

              themepreview contrast '#777' white
              themepreview contrast 'rgb(0 0 0 / 60%)' 'oklch(98% 0.01 90)' --format json
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: ArgumentHelp("The colour of the text.", valueName: "foreground"))
    var foreground: String

    @Argument(help: ArgumentHelp("The colour under it; opaque.", valueName: "background"))
    var background: String

    @Option(name: .shortAndLong, help: "How to write the result.")
    var format: ResultFormat = .text

    func perform(_ console: Console) async throws {
        let front = try Color(argument: foreground)
        let back = try Color(argument: background)
        let warnings = [foreground, background].compactMap { text in
            ParsedColor(text).warning.map { "'\(text)': \($0)".visible }
        }
        guard let pair = ColorContrast(front, on: back) else {
            throw CommandError(
                """
                the background '\(background.visible)' is translucent, \
                and what lies beneath it is unknown
                """,
                help: "give an opaque colour"
            )
        }
        switch format {
        case .text:
            let words = sentences(
                about: pair,
                warnings,
                usesColor: console.usesColor
            )
            console.result(words)
        case .json:
            console.result(pair.json(warnings).compact)
        }
    }

    private func sentences(
        about pair: ColorContrast,
        _ warnings: [String],
        usesColor: Bool
    ) -> String {
        var first = "\(pair.foreground) on \(pair.background)  \(pair.display):1"
        if usesColor {
            let (front, back) = pair.colors
            first = Swatch.sample(front, on: back, text: " Aa ") + "  " + first
        }
        var lines = [first]
        lines += warnings.map { "warning: \($0)" }
        lines += pair.verdicts
        lines += pair.suggestions.map { suggestion in
            let required = CSSNumber.text(of: suggestion.required)
            let ratio = Contrast.display(suggestion.ratio)
            let difference = Contrast.display(suggestion.deltaE)
            return """
                nearest \(suggestion.change) that passes \(required): \
                \(suggestion.value) (\(ratio):1, ΔE OK \(difference))
                """
        }
        let limits = [3, 4.5, 7]
        if let limit = limits.first(where: { pair.bestRatio < $0 }) {
            lines.append(
                """
                no colour reaches \(CSSNumber.text(of: limit)) \
                on this background: \
                the best is \(Contrast.display(pair.bestRatio)):1
                """
            )
        }
        return lines.joined(separator: "\n")
    }
}

extension ColorContrast {
    /// A line for each use, with the levels that it reaches.
    fileprivate var verdicts: [String] {
        func mark(_ passes: Bool) -> String {
            passes ? "pass" : "fail"
        }
        let text = "AA \(mark(AA)) (4.5)   AAA \(mark(AAA)) (7)"
        let large = "AA \(mark(AALarge)) (3)     AAA \(mark(AAALarge)) (4.5)"
        return [
            "text        \(text)",
            "large text  \(large)",
            "non-text    AA \(mark(nonText)) (3)",
        ]
    }
}
