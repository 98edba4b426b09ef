import ColorScience
import ForeignFormats
import ThemeModel

extension Mode {
    /// The colour of a cursor by the names that another program has for it.
    func cursorColors(_ names: [String]) -> [(String, String)] {
        guard let color = MappingWriter.terminalColor("cursor", in: self) else { return [] }
        return names.map { ($0, color.hex) }
    }

    /// The colours of a terminal by another program's names, each made of the colour's own, such as `red`.
    func terminalColors(
        _ name: (_ color: String, _ isBright: Bool) -> String
    ) -> [(String, String)] {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        return (0..<16).compactMap { number in
            MappingWriter.terminalColor("ansi.\(number)", in: self).map {
                (name(names[number % 8], number > 7), $0.hex)
            }
        }
    }
}
