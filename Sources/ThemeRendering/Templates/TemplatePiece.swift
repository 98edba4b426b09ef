/// A piece of a template: text, or a tag.
enum TemplatePiece {
    case text(String)
    case tag(TemplateTag)
}
