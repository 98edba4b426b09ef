public import ThemeModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ThemeDocument {
    /// The document as JSON; ``init(json:file:unknownKeys:)`` reads back an equal document, except for locations.
    ///
    /// Equal documents give equal bytes. Throws where a colour could not be read when the document was made.
    public var json: Data {
        get throws(ThemeWritingError) { Data(try ThemeWriter(self).json.utf8) }
    }

    /// The document as a theme file in YAML, without the id, which the name of the file gives.
    ///
    /// Throws where a colour could not be read when the document was made.
    public var yaml: String {
        get throws(ThemeWritingError) { try ThemeWriter(self).yaml }
    }
}

/// The reason why a document cannot be written.
public struct ThemeWritingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of a colour that could not be read, as `palette.ink`.
    public let path: String

    /// The colour meant.
    public var description: String {
        "the colour '\(path)' could not be read, so it cannot be written"
    }
}
