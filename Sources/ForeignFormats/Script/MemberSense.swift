import SourceText

/// The sense of a member's name in an object of a script: values of some names are texts.
enum MemberSense {
    /// A text about the object, or something else than a colour: `name`, `fontSize`.
    case title
    /// A title, and in a theme also a colour: `title: "white"`.
    case caption
    /// A colour, or something with one in it: `border: "1px solid"`.
    case part
    case other

    private static let titles: Set<Substring> = [
        "name", "id", "description", "type", "kind", "mode", "scheme", "font", "family", "author",
        "version", "url", "style", "weight", "variant", "shadow", "image", "gradient", "blur",
        "size", "radius", "width",
    ]
    private static let captions: Set<Substring> = ["title", "label", "status"]
    private static let parts: Set<Substring> = ["border", "keyboard", "bar"]

    init(_ name: String) {
        let words = NameWords.words(of: name)
        if words.contains(where: Self.titles.contains) {
            self = .title
        } else if words.contains(where: Self.parts.contains) {
            self = .part
        } else if words.contains(where: Self.captions.contains) {
            self = .caption
        } else {
            self = .other
        }
    }
}
