/// The entry of a format in `explain formats`.
package struct FormatDescription: Sendable {
    package let name: String
    package let title: String
    /// The ending of its files' names; empty for none.
    package let ending: String
    /// The marks by which a file is recognised.
    package let recognition: String
    /// The format is a project's own table.
    package var isOwn = false
    /// `export` writes the format by the same table.
    package var isWritten = false
}
