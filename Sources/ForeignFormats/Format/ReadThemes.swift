package import Findings
import SourceText
package import ThemeModel

/// The themes of a file, and the findings about it.
package typealias ReadThemes = (documents: [ThemeDocument], findings: [Finding])

extension [ThemeDocument] {
    /// The most themes of one file that are read.
    static var limit: Int { 1_000 }
}

extension Finding {
    /// A warning where a file has more themes than are read.
    static func tooManyThemes(_ places: [SourceLocation]) -> Finding? {
        let limit = [ThemeDocument].limit
        guard places.count > limit else { return nil }
        return Finding(
            .unreadableFile,
            .warning,
            "the file holds \(places.count) themes, and the first \(limit) are read",
            help: "split it into several files",
            at: places[limit]
        )
    }
}

extension String {
    /// The text without the characters beyond the limit of names.
    var limitedToName: String {
        String(String.UnicodeScalarView(unicodeScalars.prefix(TextLimits.name)))
    }
}
