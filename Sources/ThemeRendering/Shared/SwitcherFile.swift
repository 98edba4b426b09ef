import SourceText

/// `assets/themes.js`: the themes' names and modes for the switcher.
///
/// It is a script because pages from `file://` cannot fetch JSON.
struct SwitcherFile {
    private let themes: [ThemeLabel]

    init(_ themes: [ThemeLabel]) { self.themes = themes }

    var text: String {
        let names = themes.map {
            JSONValue.list([.string($0.id), .string($0.name), .list($0.modes.map { .string($0) })])
        }
        return "window.themepreviewThemes = \(JSONValue.list(names).compact);\n"
    }
}
