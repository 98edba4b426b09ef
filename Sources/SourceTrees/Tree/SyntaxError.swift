package import SourceText

/// A fault in the syntax of a text, or a limit that it exceeds, with its place.
package struct SyntaxError: Error, Sendable {
    package var message: String
    package var help: String
    package var location: SourceLocation

    package init(
        message: String,
        help: String = "check the syntax there and in the lines above: quotes, colons, indentation",
        location: SourceLocation
    ) {
        self.message = message
        self.help = help
        self.location = location
    }
}
