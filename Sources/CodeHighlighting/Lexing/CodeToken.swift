/// A piece of code that is more than plain text.
package struct CodeToken: Hashable, Sendable {
    /// The meaning of a piece of code.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A comment, a prompt, or the head of a part of a diff.
        case comment
        /// A word with a meaning in the language, a directive, or a heading of Markdown.
        case keyword
        /// A string, a character or a regular expression.
        case string
        /// A number, or a colour of CSS.
        case number
        /// A word for a value, such as `true`, or a symbol of Ruby.
        case constant
        /// A type.
        case type
        /// A name before a parenthesis, a target of a makefile, or a command of PowerShell.
        case function
        /// A name with a sign before it, such as `$HOME`.
        case variable
        /// A sign that computes.
        case `operator`
        /// A sign that divides.
        case punctuation
        /// A tag of HTML, or the name of a section.
        case tag
        /// An attribute of a tag or declaration, a preprocessor directive, or a key.
        case attribute
        /// A line that a diff adds.
        case inserted
        /// A line that a diff removes.
        case deleted
    }

    /// The meaning of the piece.
    package let kind: Kind
    /// The offsets of bytes in the UTF-8 of the text, never empty, with both ends between scalars.
    package let range: Range<Int>

    /// Makes a token.
    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
