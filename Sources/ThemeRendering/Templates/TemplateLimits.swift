package import Findings
import SourceText

/// Limits on templates: parsing and rendering recurse for each section and partial, and copy every partial.
package enum TemplateLimits {
    /// The depth of sections and partials inside each other.
    package static let nesting = MustacheNode.depthLimit
    /// The number of tags of a page's template with its partials.
    package static let tags = 100_000
    /// The bytes of all partials that a page's template includes.
    package static let bytes = 16 << 20
    /// The bytes of a page.
    package static let output = 64 << 20
    /// The number of tags and texts that rendering a page passes, those of a list counted for each entry.
    package static let steps = 20_000_000

    static let tooDeep = MustacheNode.tooDeep
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
