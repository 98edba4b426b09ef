import ColorScience
package import SourceText

/// The colours and custom properties in a style sheet, each with its place.
package struct StyleUses: Sendable {
    /// A colour that is written out.
    package struct Literal: Sendable {
        let text: String
        let color: Color
        /// The property that has it, such as `border-color`, `--card-bg` or `$card-bg`.
        let property: String
        let location: SourceLocation
    }

    /// A custom property that `var()` asks for.
    package struct Variable: Sendable {
        /// With `--`.
        let name: String
        let property: String
        let location: SourceLocation
        let hasFallback: Bool
        /// The custom properties that are grounds in the same rule, for one that is text.
        var grounds: [String] = []
        /// The rule has a ground that is no custom property.
        var hasOtherGround = false
    }

    /// A colour that stands in for a custom property where that has none.
    package struct Substitute: Sendable {
        enum Kind: Sendable {
            case fallback
            case initialValue
        }

        let kind: Kind
        let name: String
        let literal: Literal
    }

    package let file: String
    /// The custom properties that the sheet sets, with the place of the value.
    package internal(set) var definitions: [(name: String, value: SourceLocation)] = []
    /// The variables of Sass that the sheet sets outside of all rules.
    package internal(set) var sassVariables: [(name: String, value: SourceLocation)] = []
    package internal(set) var literals: [Literal] = []
    package internal(set) var variables: [Variable] = []
    package internal(set) var substitutes: [Substitute] = []
    /// The sheets that this one takes in.
    var imports: [SheetImport] = []
    /// The names of custom properties in scripts and markup, and of Sass variables in sheets.
    var mentions: Set<String> = []
    /// The rules that paint, for the pairs that they put together.
    var rules = SheetRules()
    /// The elements of markup; nil for a style sheet.
    var markup: MarkupTree?
    /// A sheet in an element of the page is in a language that is not read, such as Less.
    package internal(set) var hasUnreadSheet = false
    /// The bracket or comment that holds the rest of the sheet, since it is not closed.
    var unclosed: (name: String, place: SourceLocation)?
    /// The place from which on nothing was read, since the sheet has too many uses.
    package internal(set) var end: SourceLocation?

    /// The most uses that are kept of one sheet.
    static let limit = 50_000

    init(file: String) { self.file = file }

    var count: Int {
        definitions.count + sassVariables.count + literals.count + variables.count
            + substitutes.count
    }

    /// True for a sheet in the language of Sass.
    var isSCSS: Bool { Self.isSCSS(file) }

    /// A text that talks of code, and sets nothing.
    static func isProse(_ file: String) -> Bool {
        let ending = file.split(separator: ".").last?.lowercased() ?? ""
        return ["md", "markdown", "txt", "rst", "adoc"].contains(ending)
    }

    /// True for a file with the ending of SCSS.
    static func isSCSS(_ file: String) -> Bool { file.lowercased().hasSuffix(".scss") }

    /// True for a file with the ending of a style sheet.
    package static func reads(_ file: String) -> Bool {
        let name = file.lowercased()
        return name.hasSuffix(".css") || name.hasSuffix(".scss")
    }
}
