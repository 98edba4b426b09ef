public import Theming

/// A view of text: what an app would draw with labels, drawn with the escapes of a terminal.
///
/// It knows the roles that it needs, and no theme.
public final class Page {
    private let title: String
    private let text: String
    private let draw: (String) -> Void

    var background = AppTheme.Color.hex(0xffffff)
    var foreground = AppTheme.Color.hex(0)
    var heading = AppTheme.Color.hex(0)
    var measure = AppTheme.Length(60, .ch)
    var font = ""

    /// Makes a page; `draw` is called with its lines after each change of the theme.
    public init(title: String, text: String, draw: @escaping (String) -> Void) {
        self.title = title
        self.text = text
        self.draw = draw
    }

    /// Has the page follow a themer as long as both live.
    @MainActor
    public func follow(_ themer: Themer<AppTheme>) {
        themer.bind(self, \.background, to: \.colors.background)
        themer.bind(self, \.foreground, to: \.colors.text)
        themer.bind(self, \.heading, to: \.colors.primary)
        themer.bind(self, \.measure, to: \.layout.measure)
        themer.observe(self) { page, theme in
            let body = theme.fonts.body
            page.font = "\(body.families[0]) \(body.size.text), \(body.weight)"
            page.draw(page.lines.joined(separator: "\n"))
        }
    }

    private var lines: [String] {
        let width = Int(measure.value)
        var lines = ["\(background.behind)\(heading.inFront)\(title)\(reset)"]
        var line = ""
        for word in text.split(separator: " ") {
            if line.count + word.count >= width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return [lines[0]]
            + (lines.dropFirst() + [line]).map {
                "\(background.behind)\(foreground.inFront)\($0)\(reset)"
            }
            + ["[\(font)]"]
    }

    private var reset: String { "\u{1B}[0m" }
}

extension AppTheme.Color {
    /// The colour of letters in a terminal, which has 8 bits a channel.
    fileprivate var inFront: String { "\u{1B}[38;2;\(channels)m" }
    fileprivate var behind: String { "\u{1B}[48;2;\(channels)m" }
    private var channels: String { "\(rgb8 >> 16);\(rgb8 >> 8 & 255);\(rgb8 & 255)" }
}

extension AppTheme.Length {
    fileprivate var text: String { "\(Int(value))\(unit.rawValue)" }
}
