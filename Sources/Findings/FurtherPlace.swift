public import SourceText

/// Another place with the problem of a finding that stands for all of its kind.
public struct FurtherPlace: Hashable, Sendable {
    /// The problem there, in one sentence without a full stop.
    public var message: String
    /// The place.
    public var location: SourceLocation?

    /// Makes a place with its sentence.
    public init(_ message: String, at location: SourceLocation?) {
        self.message = message
        self.location = location
    }
}

extension FurtherPlace: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("location", location)
            $0.member("message", message)
        }
    }
}
