/// A piece of a line in a file, and what to write in its place.
public struct TextEdit: Hashable, Sendable {
    /// Where the piece begins.
    public var location: SourceLocation
    /// How long it is, in characters as ``SourceLocation/column`` counts them.
    public var length: Int
    /// What is to stand there.
    public var text: String

    /// Names what to replace, and by what.
    public init(at location: SourceLocation, length: Int, text: String) {
        self.location = location
        self.length = length
        self.text = text
    }
}
