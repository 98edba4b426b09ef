/// The languages of markup that are read.
enum MarkupLanguage {
    case html
    /// JavaScript and TypeScript, with JSX.
    case script
    case vue
    case svelte
    case astro
    /// Templates that a server fills in: ERB and HEEx.
    case server

    init?(file: String) {
        guard let dot = file.lastIndex(of: ".") else { return nil }
        switch file[file.index(after: dot)...] {
        case "html", "htm": self = .html
        case "jsx", "tsx", "js", "ts", "mjs": self = .script
        case "vue": self = .vue
        case "svelte": self = .svelte
        case "astro": self = .astro
        case "erb", "heex", "eex", "leex": self = .server
        default: return nil
        }
    }

    /// `{…}` between tags is an expression.
    var hasBraces: Bool { self == .script || self == .svelte || self == .astro }

    /// Expressions may hold tags.
    var hasTagsInScript: Bool { self == .script || self == .astro }

    /// The notation of expressions in a class attribute in quotes.
    var dialect: ClassDialect {
        switch self {
        case .script, .astro: .script
        case .svelte: .braces
        case .html, .vue, .server: .server
        }
    }

    /// Elements without an end.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
        "track", "wbr",
    ]

    /// True where an element ends at the start of a sibling, although nothing says so.
    static func ends(_ name: String, before next: String) -> Bool {
        switch next {
        case "li", "option", "p", "dt", "dd":
            name == next || next == "dd" && name == "dt"
                || next == "dt" && name == "dd"
        case "td", "th": name == "td" || name == "th"
        case "tr": name == "td" || name == "th" || name == "tr"
        default: false
        }
    }
}
