import Findings

/// `assets/themes.js`: the themes' names for the switcher, as a script because pages opened as files cannot fetch.
struct SwitcherFile {
    static let name = "themes.js"

    private let themes: [ThemeLabel]

    init(_ themes: [ThemeLabel]) { self.themes = themes }

    var text: String {
        let names = themes.map { JSONValue.list([.string($0.id), .string($0.name)]) }
        return "window.themepreviewThemes = \(JSONValue.list(names).compact);\n"
    }
}
