import ColorScience

/// The number of colours that a terminal shows.
enum ColorDepth {
    case none, indexed, full

    /// The depth that was chosen, or what the environment tells of the terminal.
    init(_ choice: ColorChoice, isTerminal: Bool, _ environment: (String) -> String?) {
        let terminal = environment("TERM") ?? ""
        let colors = environment("COLORTERM") ?? ""
        // An empty NO_COLOR does not count: https://no-color.org
        let isWanted = isTerminal && terminal != "dumb" && (environment("NO_COLOR") ?? "").isEmpty
        let isFull = ["truecolor", "24bit"].contains(colors) || terminal.hasSuffix("-direct")
        switch choice {
        case .never:
            self = .none
        case .auto where !isWanted:
            self = .none
        case .auto:
            self = isFull ? .full : .indexed
        case .always:
            // Colours are left as they are for a terminal of which nothing is known.
            self = isFull || !terminal.hasSuffix("-256color") ? .full : .indexed
        }
    }

    /// The text with its 24-bit colours as this depth shows them.
    func fitted(_ text: String) -> String {
        guard self == .indexed, text.contains("\u{1B}[") else { return text }
        return text.replacing(/\u{1B}\[[0-9;]*m/) { sequence in
            sequence.output.replacing(/([34]8);2;(\d+);(\d+);(\d+)/) { color in
                let channels = [color.2, color.3, color.4].map { UInt8($0) ?? 0 }
                let nearest = Self.index(
                    of: SRGB8(red: channels[0], green: channels[1], blue: channels[2])
                )
                return "\(color.1);5;\(nearest)"
            }
        }
    }

    private static let levels = [0, 95, 135, 175, 215, 255]
    private static let greys = (0..<24).map { 8 + 10 * $0 }

    /// The nearest of the 240 colours that a user's settings leave alone: a cube of 6 × 6 × 6, and 24 greys (xterm).
    static func index(of color: SRGB8) -> Int {
        let channels = [color.red, color.green, color.blue].map(Int.init)
        let cube = channels.map { place(of: $0, in: levels) }
        let grey = place(of: channels.reduce(0, +) / 3, in: greys)
        let colorDistance = distance(channels, cube.map { levels[$0] })
        let greyDistance = distance(channels, Array(repeating: greys[grey], count: 3))
        if greyDistance < colorDistance { return 232 + grey }
        return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    }

    /// The place of the step that is nearest to a value.
    private static func place(of value: Int, in steps: [Int]) -> Int {
        let nearest = steps.indices.min { one, other in
            abs(steps[one] - value) < abs(steps[other] - value)
        }
        return nearest ?? 0
    }

    private static func distance(_ one: [Int], _ other: [Int]) -> Int {
        zip(one, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
}
