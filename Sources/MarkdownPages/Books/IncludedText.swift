package import SourceText

/// A text in which the directives of mdBook that include files are replaced by what they include.
package struct IncludedText {
    /// A file that a directive names.
    package struct File {
        /// Nil if there is none.
        let path: String?
        /// Its name in locations.
        let label: String
        /// The text, or the reason why it cannot be read.
        let text: Result<String, Unreadable>

        package init(path: String?, label: String, text: Result<String, Unreadable>) {
            self.path = path
            self.label = label
            self.text = text
        }
    }

    package struct Unreadable: Error {
        let reason: String
        package init(_ reason: String) { self.reason = reason }
    }

    /// Reads the file that a directive in the file at `origin` names; both paths are relative to the same folder.
    package typealias Reader = (_ path: String, _ origin: String) throws -> File

    package private(set) var text: String
    /// Nil if nothing is included.
    package private(set) var origins: LineOrigins?
    /// The title that `{{#title}}` gives the page.
    package private(set) var title: String?
    /// The files that the text depends on.
    package private(set) var files: Set<String> = []
    package private(set) var problems: [IncludeProblem] = []

    /// Replaces the directives of a text that begins at `start` in the file at `path`.
    package init(_ text: String, path: String, start: SourceLocation, read: @escaping Reader) throws
    {
        self.text = text
        let bytes = Array(text.utf8)
        guard bytes.hasDirectives else { return }
        var writer = InclusionWriter(read: read)
        try writer.write(bytes.lines, of: path, from: start)
        self.text = String(decoding: writer.bytes, as: UTF8.self)
        origins = writer.origins
        title = writer.title
        files = writer.files
        problems = writer.problems
    }
}

extension [UInt8] {
    /// True where a `{{` has a `#` after it.
    fileprivate var hasDirectives: Bool {
        var rest = self[...]
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = rest[(brace + 1)...]
            guard rest.first == UInt8(ascii: "{") else { continue }
            if rest.dropFirst().first(where: { !$0.isBlank }) == UInt8(ascii: "#") { return true }
        }
        return false
    }
}
