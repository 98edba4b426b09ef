/// A `;` or a `}` between rules, which browsers take for a part of the next rule's selector.
///
/// Source: CSS Syntax 3, §5.4.3.
package enum StrayEnd {
    /// It follows a declaration, so that it stands in front of the next selector.
    case ofDeclaration
    /// It stands in the selector that the statement before it begins.
    case ofSelector

    /// Nil for the end of a rule of `@`, and of a variable of Sass, by the first sign of the statement.
    package init?(after first: Unicode.Scalar?, isDeclaration: Bool) {
        if first == "@" || first == "$" { return nil }
        self = isDeclaration ? .ofDeclaration : .ofSelector
    }
}
