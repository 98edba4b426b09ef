package import Findings
import ForeignFormats
import Foundation
package import ThemeModel

/// Themes from a few lines of YAML, for tests of what is done with themes.
package enum SampleTheme {
    /// The error of a text that cannot be a sample.
    package struct NoTheme: Error, CustomStringConvertible {
        package let description: String
    }

    /// The document in a text, with what is wrong with it.
    package static func document(_ yaml: String, file: String = "themes/sample.yml") -> (
        document: ThemeDocument?, findings: [Finding]
    ) {
        let read = ThemeReader.read(Data(yaml.utf8), file: file)
        return (read.documents.first, read.findings)
    }

    /// The theme in a text; the text must be free of mistakes that leave no theme.
    package static func theme(_ yaml: String, file: String = "themes/sample.yml") throws -> Theme {
        let (document, found) = document(yaml, file: file)
        guard let document else {
            throw NoTheme(description: found.map(\.message).joined(separator: "; "))
        }
        let (theme, more) = document.resolve()
        guard let theme else {
            throw NoTheme(description: more.map(\.message).joined(separator: "; "))
        }
        return theme
    }

    /// Everything that is found in a text on the way to a theme.
    package static func findings(_ yaml: String, file: String = "themes/sample.yml") -> [Finding] {
        let (document, found) = document(yaml, file: file)
        return found + (document?.resolve().findings ?? [])
    }
}
