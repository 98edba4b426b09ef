import SourceText

/// An image that comes in a light and a dark form.
package struct ThemeImage: Hashable, Sendable {
    /// The path of the light form, from the page.
    package let light: String
    /// The path of the dark form.
    package let dark: String

    /// Names the two files.
    package init(light: String, dark: String) {
        self.light = light
        self.dark = dark
    }

    /// The image as HTML: the system's setting chooses; throws where one of the two is not among the site's files.
    package func html(alt: String, files: Set<String>) throws(ThemeImageError) -> String {
        for file in [light, dark] where !files.contains(file) {
            throw ThemeImageError(missingFile: file)
        }
        return
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark.htmlEscaped)\">"
            + "<img src=\"\(light.htmlEscaped)\" alt=\"\(alt.htmlEscaped)\"></picture>"
    }
}

/// Why an image cannot be shown.
package struct ThemeImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that is not there.
    package let missingFile: String

    /// What is missing.
    package var description: String { "there is no file '\(missingFile)'" }
}
