package import SourceText

/// The uses and copies of a theme's tokens in an app's own files, by the tokens' paths: `colors.text`.
package struct TokenFacts: Sendable {
    /// The places that use each token, in order.
    package var uses: [String: [SourceLocation]] = [:]
    /// The uses of each token that are in no pair.
    package var unjudged: [String: [UnjudgedUse]] = [:]
    /// The colour that each token has in the copies.
    package var copies: [String: [CopiedColor]] = [:]
    /// The project names files in `uses`, so that a token without a place is used nowhere.
    package var hasUses = false

    package init() {}

    /// A use of a token that is in no pair.
    package struct UnjudgedUse: Sendable {
        package let place: SourceLocation
        /// The rest of a sentence: "a filter changes it".
        package let reason: String

        package init(place: SourceLocation, reason: String) {
            self.place = place
            self.reason = reason
        }
    }

    /// A token's colour in one mode of a copy.
    package struct CopiedColor: Sendable {
        /// The mode of the theme.
        package let mode: String
        /// The place in the copy, or the copy where it lacks the token.
        package let place: SourceLocation
        /// The colour as CSS; nil where it is missing or unknown.
        package let value: String?
        package let agreement: Agreement

        package init(
            mode: String,
            place: SourceLocation,
            value: String?,
            _ agreement: Agreement
        ) {
            self.mode = mode
            self.place = place
            self.value = value
            self.agreement = agreement
        }
    }

    package enum Agreement: Sendable {
        case agrees
        /// At most one unit of 255 apart.
        case rounded
        case differs
        case missing
        case unknown
    }
}
