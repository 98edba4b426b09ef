/// A value that would make a finding go away.
public struct Suggestion: Hashable, Sendable {
    /// The token to change.
    public var token: String
    /// The value to give it.
    public var value: String
    /// The ratio it would have.
    public var ratio: Double
    /// How far it is from the present value, as ΔE OK.
    public var deltaE: Double
    /// Where the present value is written; nil where to replace it there would do something else, or would not be enough.
    public var location: SourceLocation?
    /// What to replace there, once somebody has looked into the file.
    public var edit: TextEdit?

    /// Makes a suggestion.
    public init(token: String, value: String, ratio: Double, deltaE: Double, at location: SourceLocation? = nil) {
        self.token = token
        self.value = value
        self.ratio = ratio
        self.deltaE = deltaE
        self.location = location
    }
}
