import ArgumentParser
import ColorScience
import SourceText

struct ColorVerb: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "color",
        abstract: "Read colours and convert them into every space.",
        discussion: """
            Takes absolute CSS colours as arguments; without any, or with '-', one per line from standard input. Exits \
            with status 1 when one of them is no colour. Each is written in every space that can hold it, as CSS; with --to in \
            that one alone. 'mapped' is the colour brought into sRGB: clipped channel by channel \
            as browsers do, and by the gamut mapping of CSS Color 4, which is what themepreview writes.

              themepreview color 'color(display-p3 1 0 0)'
              themepreview color --to oklch '#0b5c86' teal
              themepreview color --format json teal
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: ArgumentHelp("Colours, quoted for the shell.", valueName: "value"))
    var values: [String] = []

    @Option(name: .shortAndLong, help: "How to write the result; json is an object a line.")
    var format: ResultFormat = .text

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("Write only this notation, a colour a line.", valueName: "space")
    )
    var notation: CSSNotation?

    func validate() throws {
        if notation != nil, format == .json {
            throw ValidationError("--to writes CSS: leave out --format json.")
        }
    }

    func perform(_ console: Console) async throws {
        var isValid = true
        func show(_ value: String) {
            let reading = ParsedColor(value)
            if case .failure = reading.result { isValid = false }
            if let notation { return convert(reading, to: notation, console) }
            switch format {
            case .json: console.result(reading.json.compact)
            case .text: console.result(text(reading, usesColor: console.usesColor))
            }
        }
        let isStreamed = values.isEmpty || values == ["-"]
        for value in values where !isStreamed { show(value) }
        // One line of output per line of input, even for a blank one.
        while isStreamed, let line = readLine() { show(line) }
        if !isValid { throw ExitCode(1) }
    }

    private func text(_ reading: ParsedColor, usesColor: Bool) -> String {
        let color: Color
        switch reading.result {
        case .failure: return "'\(reading.input)': \(reading.failure ?? "")".visible
        case .success(let value): color = value
        }
        var first = "\(color.css)  \(color.mapped.css)"
        if usesColor {
            first = Swatch.block(color.mapped.rgb) + "  " + first
        }
        if !color.isInSRGBGamut {
            first += "  outside sRGB: mapped \(color.mapped.css), clipped \(color.clipped.css)"
        }
        var lines = [first]
        if let warning = reading.warning {
            lines.append("  warning: \(warning)")
        }
        for space in ParsedColor.spaces {
            if let css = CSSNotation.space(space).css(of: color) {
                lines.append("  " + css)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Writes a line for each colour, an empty one for what is none.
    private func convert(_ reading: ParsedColor, to notation: CSSNotation, _ console: Console) {
        guard case .success(let color) = reading.result else {
            console.error("'\(reading.input)': \(reading.failure ?? "")".visible)
            return console.result("\n")
        }
        if let warning = reading.warning { console.note("'\(reading.input)': \(warning)".visible) }
        let css = notation.css(of: color)
        if css == nil {
            console.note("'\(reading.input)' is outside sRGB: written as mapped into it".visible)
        }
        let mapped = Color(color.mapped.rgb.srgb, alpha: color.mapped.alpha)
        console.result(css ?? notation.css(of: mapped) ?? color.mapped.css)
    }
}
