import ThemeModel

/// What a mode says of text: the same in all themes that leave it to us.
///
/// Strings are equal that are spelt with other bytes of the same letters. Stacks that a theme names have their places, which tell
/// those of two files apart.
struct TextSettings: Equatable, Sendable {
    let families: Table<Located<[String]>>
    let styles: Table<TextStyle>

    init(of mode: Mode) { (families, styles) = (mode.families, mode.styles) }
}
