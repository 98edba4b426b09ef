import Foundation
import Reader
import Theming

/// A page of text that changes its theme: `swift run App "theme harbour" "mode dark"`.
///
/// Without commands it shows each theme in each mode. The choice is kept in a temporary folder, for the next time.
@main
@MainActor
struct App {
    static func main() throws {
        let preferences = Preferences(
            file: FileManager.default.temporaryDirectory.appending(path: "reader.json")
        )
        let themer = preferences.themer()
        print("at first: \(themer.theme.name), \(themer.theme.mode.rawValue)")
        let page = Page(
            title: "From file to app",
            text: "This text is in the colours of a theme file, and knows none of them."
        ) { print($0) }
        page.follow(themer)
        let given = Array(CommandLine.arguments.dropFirst())
        for command in given.isEmpty ? all : given {
            print("> \(command)")
            if try !preferences.choose(command, for: themer) { print("there is no '\(command)'") }
        }
        print("at last: \(themer.theme.name), \(themer.theme.mode.rawValue)")
    }

    private static var all: [String] {
        AppTheme.themes.flatMap { theme in
            ["theme \(theme.themeID.rawValue)"] + theme.modes.map { "mode \($0.mode.rawValue)" }
        }
    }
}
