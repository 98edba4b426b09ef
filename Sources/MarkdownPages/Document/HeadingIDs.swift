import SourceText

/// Gives headings ids by GitHub's rule: they depend only on the heading's words and on earlier headings with the same.
package struct HeadingIDs {
    private var names: UniqueNames

    /// `reserved` are the ids that a page has anyway.
    package init(reserved: Set<String> = []) { names = UniqueNames(reserved: reserved) }

    /// The words in lower case, without signs, with `-` for each space; a number follows if the page already has this id.
    package mutating func id(for text: String) -> String {
        let slug = Self.slug(text)
        return names.unique(slug, from: 1) { "\(slug)-\($0)" }
    }

    // Scalars, not characters: a character may begin with a letter and end with a quotation mark.
    private static func slug(_ text: String) -> String {
        var id = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar == " " {
                id.append("-")
            } else if scalar.isPartOfID || scalar == "-" {
                id.append(scalar)
            }
        }
        return id.contains(where: \.isPartOfID) ? String(id) : "section"
    }
}

/// The ids that headings had before those of GitHub: their words joined by `-`, numbered from 2.
package struct FormerHeadingIDs {
    private var names = UniqueNames()

    /// Begins a page.
    package init() {}

    /// The former id of the next heading.
    package mutating func id(for text: String) -> String {
        let words = text.lowercased().unicodeScalars.split { !$0.isPartOfID }
        let id = words.isEmpty ? "section" : words.map(String.init).joined(separator: "-")
        return names.unique(id) { "\(id)-\($0)" }
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfID: Bool { isMark || isAlphanumeric || self == "_" }
}
