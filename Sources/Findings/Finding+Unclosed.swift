package import SourceText

extension Finding {
    /// A finding about a bracket, a comment or the like that holds the rest of a style sheet.
    package static func unclosed(
        _ name: String,
        _ severity: Severity,
        at location: SourceLocation
    ) -> Finding {
        Finding(
            .unreadableFile,
            severity,
            "the \(name) is not closed, so browsers drop what follows",
            help: "close it where it ends",
            at: location
        )
    }
}
