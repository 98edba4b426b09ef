/// A value in a view.
enum ViewValue: Sendable {
    /// A text: escaped where the template does not say otherwise. A section shows it once, even when it is empty.
    case text(String)
    /// Whether a section is shown.
    case flag(Bool)
    /// Something to be shown once, with names of its own.
    case group(View)
    /// Things to be shown one after the other, with names of their own.
    case list([View])
    /// The same, one of which is the current one: the others have a false `isCurrent`.
    case choice([View], current: Int?)
    /// Things that are shown one after the other, whose views are not at hand yet: a section leaves a gap for them.
    case parts

    /// A text that is there only where it is not empty: a section would show an empty one, and an absent name would be
    /// looked up further out.
    static func text(ifAny text: String?) -> ViewValue {
        guard let text, !text.isEmpty else { return .flag(false) }
        return .text(text)
    }

    /// A number, in digits.
    static func number(_ number: Int) -> ViewValue { .text(String(number)) }
}
