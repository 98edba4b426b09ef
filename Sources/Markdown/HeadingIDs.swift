import Findings

/// Gives headings ids by GitHub's rule: they depend only on the heading's words and on earlier headings with the same.
public struct HeadingIDs {
    private var taken: Set<String>
    // Without the next number of each id, 20,000 headings of the same words would take quadratic time.
    private var numbers: [String: Int] = [:]

    /// `reserved` are the ids that a page has anyway.
    public init(reserved: Set<String> = []) { taken = reserved }

    /// The words in lower case, without signs, with `-` for each space; a number follows if the page already has this id.
    public mutating func id(for text: String) -> String { unique(Self.slug(text), first: 1) }

    /// Makes an id unique by a number behind it, which begins at `first`.
    mutating func unique(_ base: String, first: Int) -> String {
        if taken.insert(base).inserted { return base }
        var number = numbers[base] ?? first
        while !taken.insert("\(base)-\(number)").inserted { number += 1 }
        numbers[base] = number + 1
        return "\(base)-\(number)"
    }

    // Scalars, not characters: a character may begin with a letter and end with a quotation mark.
    private static func slug(_ text: String) -> String {
        var id = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar == " " { id.append("-") } else if scalar.isPartOfID || scalar == "-" { id.append(scalar) }
        }
        return id.contains(where: \.isPartOfID) ? String(id) : "section"
    }
}

/// The ids that headings had before those of GitHub: their words joined by `-`, numbered from 2.
public struct FormerHeadingIDs {
    private var ids = HeadingIDs()

    /// Begins a page.
    public init() {}

    /// The former id of the next heading.
    public mutating func id(for text: String) -> String {
        let words = text.lowercased().unicodeScalars.split { !$0.isPartOfID }
        return ids.unique(words.isEmpty ? "section" : words.map(String.init).joined(separator: "-"), first: 2)
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfID: Bool { isMark || isAlphanumeric || self == "_" }
}
