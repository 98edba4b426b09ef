/// The languages of markup that are read.
enum MarkupLanguage {
    case html
    /// JavaScript and TypeScript, with JSX.
    case script
    case vue
    case svelte
    case astro
    /// HTML that Ruby or Elixir fills in.
    case erb
    case heex

    init?(file: String) {
        guard let dot = file.lastIndex(of: ".") else { return nil }
        switch file[file.index(after: dot)...] {
        case "html", "htm": self = .html
        case "jsx", "tsx", "js", "ts", "mjs": self = .script
        case "vue": self = .vue
        case "svelte": self = .svelte
        case "astro": self = .astro
        case "erb", "eex", "leex": self = .erb
        case "heex": self = .heex
        default: return nil
        }
    }

    /// `{…}` between tags is an expression.
    var hasBraces: Bool { self == .script || self == .svelte || self == .astro }

    /// Files have components, which others use by their names.
    var hasComponents: Bool {
        switch self {
        case .script, .vue, .svelte, .astro: true
        case .html, .erb, .heex: false
        }
    }

    /// Expressions may hold tags.
    var hasTagsInScript: Bool { self == .script || self == .astro }

    /// A template's tags, such as `{% if a %}` or `<% end %>`, may lie between the others.
    var hasTemplateTags: Bool { self == .html || self == .erb || self == .heex }

    /// Browsers read the tags as they are written, so that `<div/>` is open.
    var isHTML: Bool { self == .html || self == .erb }

    /// Elements end where browsers would end them.
    var hasImpliedEnds: Bool { hasTemplateTags || self == .svelte }

    /// The notation of expressions in a class attribute in quotes.
    var dialect: ClassDialect {
        switch self {
        case .script, .astro: .script
        case .svelte: .braces
        case .html, .vue, .erb, .heex: .server
        }
    }
}
