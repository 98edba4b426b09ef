import Findings
import ThemeModel

/// What a mode says of text: the same in all themes that leave it to us.
struct TextSettings: Equatable, Sendable {
    let families: Table<Located<[String]>>
    let styles: Table<TextStyle>

    init(of mode: Mode) { (families, styles) = (mode.families, mode.styles) }

    /// Whether both come to the same CSS; two spellings of one name, which are equal as texts, do not.
    static func == (first: TextSettings, second: TextSettings) -> Bool {
        first.families == second.families && first.styles == second.styles
            && zip(first.families, second.families).allSatisfy { isSpelt($0.value.value, as: $1.value.value) }
            && zip(first.styles, second.styles).allSatisfy {
                isSpelt($0.value.family, as: $1.value.family) && isSpelt($0.value.features, as: $1.value.features)
            }
    }

    private static func isSpelt(_ names: [String], as others: [String]) -> Bool {
        zip(names, others).allSatisfy { $0.hasBytes(of: $1) }
    }
}
