package import Findings
import SourceText

/// Limits on templates: parsing and rendering recurse for each section and partial, and copy every partial.
package enum TemplateLimits {
    /// How deep sections and partials may be nested.
    package static let nesting = 100
    /// How many tags a page's template may have with its partials.
    package static let tags = 100_000
    /// How many bytes of partials a page's template may include.
    package static let bytes = 16 << 20
    /// How many bytes a page may have.
    package static let output = 64 << 20
    /// How many tags and texts rendering a page may pass, those of a list counted for each entry.
    package static let steps = 20_000_000

    static let tooDeep = "sections and partials are nested more than \(nesting) deep"
    static let tooLarge =
        "the page's template is too large with its partials: more than \(tags) tags, or \(bytes >> 20) MiB"
}

/// A page went beyond ``TemplateLimits/output`` or ``TemplateLimits/steps`` while it was rendered.
package struct OversizedPage: Error, CustomStringConvertible {
    /// The innermost section that was being rendered.
    package let finding: Finding

    package var description: String {
        let place = finding.location.map { "\($0): " } ?? ""
        return place + finding.message
    }

    init(_ limit: String, at location: SourceLocation) {
        finding = Finding(
            .unknownTemplateName,
            .error,
            "the page is too large: \(limit)",
            help: "put fewer lists inside other lists, or split the page",
            at: location
        )
    }
}
