/// The extensions of CommonMark that are read, and the HTML of a text's own that is kept.
package struct MarkdownOptions: Sendable {
    /// The extensions that are on.
    package var extensions: Set<MarkdownExtension>
    /// The part of raw HTML that is kept.
    package var rawHTML: RawHTML

    /// All extensions, and a safe subset of HTML.
    package init(
        extensions: Set<MarkdownExtension> = Set(MarkdownExtension.allCases),
        rawHTML: RawHTML = .safe
    ) {
        self.extensions = extensions
        self.rawHTML = rawHTML
    }
}

/// Syntax of GitHub that CommonMark lacks.
package enum MarkdownExtension: CaseIterable, Sendable {
    /// Rows of cells between `|`, below a row such as `| --- | :-: |`.
    case tables
    /// `[ ]` and `[x]` at the beginning of a list item.
    case taskLists
    /// `~~text~~` and `~text~`.
    case strikethrough
    /// Addresses without `<` and `>`: `https://…`, `www.…` and `name@host`.
    case bareLinks
    /// `[^label]` in the text, and `[^label]: …` anywhere.
    case footnotes
    /// A quote that begins with `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.
    case alerts
}

/// The part of a text's own HTML that is kept.
package enum RawHTML: Sendable {
    /// None, until ``MarkdownDocument/cleanHTML(takenIDs:_:)`` replaces it by a subset that cannot run a script.
    case safe
    /// All of it, and the scripts in it.
    case all
    /// All except the nine tags that GitHub makes text of, such as `script` and `style`.
    case filtered
}
