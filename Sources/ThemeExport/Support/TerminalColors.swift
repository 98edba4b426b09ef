import ColorScience
import Findings
import ForeignFormats
import ThemeModel

extension Mode {
    /// The colour of a cursor by the names that another program has for it.
    func cursorColors(_ names: [String]) -> [(String, String)] {
        // A cursor has no level: it is the theme's own, or the ring of focus.
        guard let color = MappingWriter.terminalColors(in: self, at: .aa)("cursor") else {
            return []
        }
        return names.map { ($0, color.hex) }
    }

    /// The colours of a terminal by another program's names, each made of the colour's own, such as `red`.
    func terminalColors(
        at level: ContrastLevel,
        _ name: (_ color: String, _ isBright: Bool) -> String
    ) -> [(String, String)] {
        let names = ANSINames.all
        let colors = MappingWriter.terminalColors(in: self, at: level)
        return (0..<16).compactMap { number in
            colors("ansi.\(number)").map { (name(names[number % 8], number > 7), $0.hex) }
        }
    }
}
