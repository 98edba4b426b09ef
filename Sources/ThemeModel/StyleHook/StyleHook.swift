public import SourceText

/// A theme's own CSS, which provably cannot leave its scope.
///
/// It is a list of style rules. Brackets, strings and comments are closed; there are no at-rules but `@media`,
/// `@supports` and `@container`, and nothing that loads a file. The text is nested in the theme's scope when written
/// (CSS Nesting 1), and no selector leads from the scope's own element to its siblings or ancestors.
public struct StyleHook: Hashable, Sendable {
    /// The rules as they were written.
    public let css: String
    /// The place where they stand.
    public var location: SourceLocation?

    /// Reads a theme's CSS and throws at the first thing that is not allowed.
    public init(parsing css: String) throws(StyleHookError) {
        var scanner = StyleHookScanner(css)
        try scanner.scan()
        self.css = css
    }
}

/// The reason why a theme's CSS is refused.
public struct StyleHookError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line within the CSS, counted from 1.
    public var line: Int
    /// The column within that line, counted from 1.
    public var column: Int
    /// The problem, without a full stop.
    public var message: String

    /// The place, and the problem there.
    public var description: String { "line \(line), column \(column): \(message)" }
}
