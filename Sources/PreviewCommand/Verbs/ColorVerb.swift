import ArgumentParser
import ColorScience
import Findings

struct ColorVerb: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "color",
        abstract: "Read colours and convert them into every space.",
        discussion: """
            Takes absolute CSS colours as arguments; without any, or with '-', one per line from standard input. Ends \
            with 1 when one of them is no colour. 'mapped' is the colour brought into sRGB: clipped channel by channel \
            as browsers do, and by the gamut mapping of CSS Color 4, which is what themepreview writes.

              themepreview color 'color(display-p3 1 0 0)'
              themepreview color --format json teal '#0b5c86'
            """)

    @OptionGroup var global: GlobalOptions

    @Argument(help: ArgumentHelp("Colours, quoted for the shell.", valueName: "value"))
    var values: [String] = []

    @Option(name: .shortAndLong, help: "How to write the result; json is an object a line.")
    var format: ResultFormat = .text

    func perform(_ console: Console) async throws {
        var isValid = true
        func show(_ value: String) {
            let reading = ColorReading(value)
            if case .failure = reading.result { isValid = false }
            console.result(format == .json ? reading.json.compact : text(reading, usesColor: console.usesColor))
        }
        let isStreamed = values.isEmpty || values == ["-"]
        for value in values where !isStreamed { show(value) }
        // One line of output per line of input, even for a blank one.
        while isStreamed, let line = readLine() { show(line) }
        if !isValid { throw ExitCode(1) }
    }

    private func text(_ reading: ColorReading, usesColor: Bool) -> String {
        let color: Color
        switch reading.result {
        case .failure(let error): return "'\(reading.input)': \(ColorReading.message(error))".visible
        case .success(let value): color = value
        }
        let swatch = usesColor ? Swatch.block(color.mapped.rgb) + "  " : ""
        let gamut =
            color.isInSRGBGamut ? "" : "  outside sRGB: mapped \(color.mapped.css), clipped \(color.clipped.css)"
        let rows = ColorReading.spaces.map { space in
            let numbers = color.components(in: space).map { $0.map(Self.rounded) ?? "none" }.joined(separator: " ")
            return ["  " + space.rawValue, numbers]
        }
        let warning = reading.warning.map { ["  warning: \($0)"] } ?? []
        return (["\(swatch)\(color.css)  \(color.mapped.css)\(gamut)"] + warning + TextTable.lines(rows))
            .joined(separator: "\n")
    }

    /// Five decimals, for people.
    private static func rounded(_ number: Double) -> String { CSSNumber.text(of: (number * 1e5).rounded() / 1e5) }
}
