public import SourceText

/// A value that makes a finding disappear.
public struct Suggestion: Hashable, Sendable {
    /// The token to change.
    public var token: String
    /// The value to give it, as it would be written.
    public var value: String
    /// The ratio that the finding's pair has then.
    public var ratio: Double
    /// The distance from the present value, as ΔE OK.
    public var deltaE: Double
    /// The place where the present value is written.
    public var location: SourceLocation?
    /// The present value as it is written.
    public var written: String?
    /// The hex code of a value in another notation; nil for a hex code, and where none is known.
    package var hex: String?
    /// The hex code of ``written`` where that is in another notation.
    package var writtenHex: String?
    /// The replacement in the file; nil where nobody asked for it.
    public var edit: TextEdit?

    /// Makes a suggestion.
    public init(
        token: String,
        value: String,
        ratio: Double,
        deltaE: Double,
        at location: SourceLocation? = nil
    ) {
        self.token = token
        self.value = value
        self.ratio = ratio
        self.deltaE = deltaE
        self.location = location
    }
}

/// A piece of a line in a file, and the text that replaces it.
public struct TextEdit: Hashable, Sendable {
    /// The place where the piece begins.
    public var location: SourceLocation
    /// The length of the piece in Unicode scalars, which ``SourceLocation/column`` counts as well.
    public var length: Int
    /// The replacement.
    public var text: String

    /// Makes an edit.
    public init(at location: SourceLocation, length: Int, text: String) {
        self.location = location
        self.length = length
        self.text = text
    }
}
