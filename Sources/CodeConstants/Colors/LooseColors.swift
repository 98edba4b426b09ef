import SourceText
package import ThemeModel

/// Colours that a file of code writes out and that are no constants: those of lists and functions.
package enum LooseColors {
    /// The colours that none of the documents of the file has, with their places.
    ///
    /// Complexity: O(n).
    package static func read(
        _ text: String,
        file: String,
        besides documents: [ThemeDocument]
    ) -> [Located<String>] {
        guard let language = CodeColors.language(of: file) else { return [] }
        let appearances = documents.flatMap { [$0.appearance] + $0.modes.map(\.value) }
        let taken = Set(appearances.flatMap(\.palette).map(\.value.location))
        var parser = CodeParser(of: text, language)
        func place(_ index: Int) -> SourceLocation {
            let token = parser.tokens[index]
            return SourceLocation(file: file, line: token.line, column: token.column)
        }
        let literals = parser.readLiterals()
        let loose = literals.filter { literal in
            !literal.range.contains { taken.contains(place($0)) }
        }
        return loose.map { Located($0.text, at: place($0.range.lowerBound)) }
    }
}
