package import Findings
import SourceText
package import ThemeModel

/// The themes of a file, and the findings about it.
package typealias ReadThemes = (documents: [ThemeDocument], findings: [Finding])

extension [ThemeDocument] {
    /// The most themes of one file that are read.
    static var limit: Int { 1_000 }

    /// Several documents of a file, each with an id of its own: that of the file, and its name.
    func withOwnIDs(in id: String?) -> [ThemeDocument] {
        guard count > 1 else { return self }
        var names = UniqueNames()
        return map { document in
            var document = document
            let words = [id, document.name].compactMap(\.self).joined(separator: "-")
            let name = ThemeID.make(from: words)
            document.id = names.unique(name) { "\(name)-\($0)" }
            return document
        }
    }
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
