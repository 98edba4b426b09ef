/// What a template is in: the names of a view, or a text.
struct TemplateScope: Sendable {
    let view: View
    /// What the dot stands for.
    let text: String?

    init(_ view: View) { (self.view, text) = (view, nil) }

    init(_ text: String) { (view, self.text) = ([:], text) }
}
