import ColorScience
import SourceText
import ThemeModel

/// A small page in a mode's colours, as a terminal shows it.
struct TerminalScene {
    private typealias Piece = (text: String, front: Role, isBold: Bool)

    private static let width = 38

    private let mode: Mode

    init(_ mode: Mode) { self.mode = mode }

    /// The scenes of all modes, two beside each other, each below its mode's name.
    static func rows(of theme: Theme) -> [String] {
        var rows: [String] = []
        for start in stride(from: 0, to: theme.modes.count, by: 2) {
            let modes = theme.modes[start..<min(start + 2, theme.modes.count)]
            let names = modes.map {
                $0.name.visible + String(repeating: " ", count: max(0, width - $0.name.count))
            }
            rows.append(names.joined(separator: "  "))
            let scenes = modes.map { TerminalScene($0).lines }
            for line in scenes[0].indices {
                rows.append(scenes.map { $0[line] }.joined(separator: "  "))
            }
            rows.append("")
        }
        return rows
    }

    /// Lines of one width.
    var lines: [String] {
        [
            line([
                ("Harbour lights", .heading, true), (" and ", .text, false),
                ("a link", .link, false),
            ]),
            line([("Words to read, ", .text, false), ("others less so", .textMuted, false)]),
            framed([("On a surface, ", .text, false), ("muted", .textMuted, false)], on: .surface),
            framed(
                [("Raised, ", .text, false), ("with a link", .link, false)],
                on: .surfaceRaised
            ),
            buttons,
            line([.success, .warning, .danger, .info].map { ("\u{25CF} \($0) ", $0, false) }),
            framed(
                [
                    ("let ", .syntax("keyword"), false), ("ratio", .syntax("variable"), false),
                    (" = ", .syntax("operator"), false), ("4.5", .syntax("number"), false),
                    ("  // AA", .syntax("comment"), false),
                ],
                on: .codeBackground
            ),
        ]
    }

    private var buttons: String {
        let blank = painted([(" ", .text, false)], on: [.background])
        let fills: [Role] = [.primary, .secondary, .accent]
        let buttons = fills.map {
            painted([(" \($0) ", $0.on, true)], on: [$0, .background]) + blank
        }
        let used = 1 + fills.map { "\($0)".count + 3 }.reduce(0, +)
        return blank + buttons.joined() + padding(used, on: [.background])
    }

    private func line(_ pieces: [Piece]) -> String {
        let blank: Piece = (" ", .text, false)
        return painted([blank] + pieces, on: [.background])
            + padding(1 + Self.count(pieces), on: [.background])
    }

    /// A line on a ground that leaves a column of the background free on both sides.
    private func framed(_ pieces: [Piece], on ground: Role) -> String {
        let edge = painted([(" ", .text, false)], on: [.background])
        let blank: Piece = (" ", .text, false)
        let grounds: [Role] = [ground, .background]
        let inner = painted([blank] + pieces, on: grounds)
        return edge + inner + padding(3 + Self.count(pieces), on: grounds) + edge
    }

    private func padding(_ used: Int, on grounds: [Role]) -> String {
        painted(
            [(String(repeating: " ", count: max(0, Self.width - used)), .text, false)],
            on: grounds
        )
    }

    private static func count(_ pieces: [Piece]) -> Int { pieces.map(\.text.count).reduce(0, +) }

    /// The pieces in their colours; the nearest ground comes first.
    private func painted(_ pieces: [Piece], on grounds: [Role]) -> String {
        let layers = grounds.compactMap { mode[$0]?.display }
        guard
            let ground = layers.first?.composited(over: Array(layers.dropFirst()))
                ?? layers.last?.rgb
        else {
            return ""
        }
        return pieces.map { piece in
            let front =
                mode[piece.front]?.display.composited(over: [DisplayColor(rgb: ground)]) ?? ground
            return Swatch.sample(
                front,
                on: ground,
                text: piece.isBold ? "\u{1B}[1m\(piece.text)" : piece.text
            )
        }.joined()
    }
}
