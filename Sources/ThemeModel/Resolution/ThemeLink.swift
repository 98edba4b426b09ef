import Findings

/// What is to be known of a document to tell what stands on what.
package struct ThemeLink: Sendable {
    let id: String
    /// The name that it gives itself.
    let name: String?
    let base: Located<String>?
    let location: SourceLocation?

    /// Takes it from a document.
    package init(_ document: ThemeDocument) {
        (id, name, base, location) = (document.id, document.name, document.base, document.location)
    }
}
