/// The pairs of a file that is neither a theme nor a plain style sheet: markup, scripts, views, and `@apply` in sheets.
package enum PairReader {
    /// True for a file with the ending of a language that is read.
    package static func reads(_ file: String) -> Bool {
        MarkupReader.reads(file) || ViewReader.reads(file)
    }

    /// The pairs in the order of the text, at most 20,000; those without a token are left out.
    ///
    /// Complexity: O(n) in time and memory.
    package static func pairs(
        in text: String,
        file: String,
        colors: ColorNames,
        components: AppComponents = AppComponents()
    ) -> [PairUse] {
        if ViewReader.reads(file) {
            return ViewReader.pairs(in: text, file: file, colors: colors)
        }
        return MarkupReader(text, file: file, colors: colors).pairs(with: components)
    }
}

extension ColorNames {
    /// The names of tokens, of which those with a custom property have its name.
    package init(_ tokens: UsedTokens) { self.init(tokens.all.map(\.title)) }
}
