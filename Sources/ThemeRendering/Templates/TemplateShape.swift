/// The names that a template may use: values, and groups of names for sections.
///
/// A group may be a list, an optional thing or a flag's block: Mustache sections treat all three alike.
struct TemplateShape: Sendable {
    /// The group behind each name; nil for a value.
    private(set) var members: [ViewName: TemplateShape?] = [:]
    /// Names from further out that are not known yet when this group is shown.
    let hidden: Set<ViewName>

    /// Makes a shape of values and groups, in which names from further out may be hidden.
    init(_ values: [ViewName], _ groups: [ViewName: TemplateShape] = [:], hiding hidden: Set<ViewName> = []) {
        self.hidden = hidden
        for value in values { members[value] = .some(nil) }
        for (name, group) in groups { members[name] = group }
    }

    /// This shape with another one's names.
    func adding(_ other: TemplateShape) -> TemplateShape {
        var result = self
        result.members.merge(other.members) { $1 }
        return result
    }
}
