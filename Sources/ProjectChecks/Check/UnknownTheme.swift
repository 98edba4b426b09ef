import ForeignFormats
import Projects
import SourceText
import ThemeModel

/// No theme file has the requested id.
package struct UnknownTheme: Error, CustomStringConvertible {
    let id: String
    let known: [String]

    package init(id: String, known: [String]) {
        self.id = id
        self.known = known
    }

    /// The theme that was probably meant.
    package var guess: String? { ThemeID.closest(to: id, among: known) }

    /// Advice for a theme that is named by its file; nil where the id is no path.
    package var fileHelp: String? {
        guard id.contains(".") || id.contains("/") else { return nil }
        return "name the theme by its id, and a file outside the project by --themes: "
            + "'\(ThemeReader.themeID(of: id)) --themes \(id)'"
    }

    package var description: String {
        let help = guess.map(didYouMean) ?? fileHelp ?? "'themepreview list' shows the themes"
        return "there is no theme '\(id)'\n  help: \(help)"
    }
}
