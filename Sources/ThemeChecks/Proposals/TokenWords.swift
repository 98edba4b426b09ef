/// The words of token names that say something of a colour, whatever it belongs to.
enum TokenWords {
    /// The words that tell nothing.
    static let neutral: Set = ["default", "rest", "root", "normal", "enabled", "idle", "palette"]

    /// The parts of a component's text, after the word for text: `alert-fg-title` is for `alert-bg`.
    static let textParts: Set = [
        "title", "subtitle", "heading", "label", "caption", "desc", "description", "body", "hint",
        "value",
    ]

    static let color: Set = ["color", "colors", "colour"]

    static let states: Set = [
        "hover", "hovered", "active", "pressed", "down", "selected", "disabled", "focus", "focused",
        "visited", "checked", "current", "dragged", "key",
    ]

    /// The words for a weaker or a stronger form of a colour.
    static let strengths: Set = [
        "primary", "secondary", "tertiary", "quaternary", "muted", "subtle", "subtlest", "subdued",
        "faint", "weak", "soft", "low", "raised", "elevated", "inset", "sunken", "base", "alt",
        "page", "body", "canvas", "app", "strong", "weaker", "weakest", "stronger", "strongest",
    ]

    static let strongForms: Set = ["strong", "stronger", "strongest"]

    static let weakForms: Set = [
        "muted", "subtle", "subtlest", "subdued", "faint", "weak", "weaker", "weakest", "soft",
        "low",
    ]

    /// The states in which a part has colours of its own, and may show what it hides at rest.
    static let chosenStates: Set = ["checked", "selected", "current"]

    /// The strengths of which a name has one.
    static let ranks: Set = ["primary", "secondary", "tertiary", "quaternary"]

    static let hues: Set = [
        "red", "orange", "yellow", "green", "blue", "purple", "pink", "gray", "grey", "teal",
        "cyan", "indigo", "violet", "magenta", "lime", "amber", "lemon", "olive", "pine", "plum",
        "coral", "brown", "auburn", "maroon", "aqua", "celery", "chartreuse", "cinnamon", "fuchsia",
        "seafoam", "silver", "turquoise", "gold", "navy", "rose", "emerald", "sky", "slate",
    ]

    /// The parts of an interface that are named after the purpose, too: `text-button` is as `button-text`.
    static let components: Set = [
        "accordion", "alert", "avatar", "badge", "banner", "breadcrumb", "button", "btn",
        "checkbox",
        "chip", "dialog", "dropdown", "field", "footer", "header", "input", "menu", "modal", "nav",
        "navbar", "navigation", "notification", "pagination", "radio", "select", "sidebar",
        "snackbar",
        "switch", "tab", "table", "tabs", "tag", "toast", "toggle", "tooltip",
    ]

    /// The words that name no component, those for strengths among them.
    static let meanings: Set = strengths.union([
        "success", "warning", "warn", "danger", "error", "info", "positive", "negative", "critical",
        "caution", "notice", "informative", "information", "attention", "accent", "brand",
        "severe", "done", "open", "closed", "sponsors", "upsell", "emphasis", "magic", "link",
        "inverse", "inverted", "static", "white", "black", "light", "dark", "knockout", "bold",
        "bolder", "medium", "progressive", "destructive", "high", "heading", "placeholder",
        "helper",
        "highlight", "alternative", "neutral", "sys", "md", "ds", "system", "alias", "semantic",
    ])

    /// The words of colours for dark grounds on a light page, or the other way round, or for none.
    static let otherGrounds: Set = [
        "inverse", "inverted", "static", "white", "black", "knockout", "dark", "light", "emphasis",
        "alternative", "fixed",
    ]

    /// The ends of a name that make it the text on the colour of the rest.
    static let endsOfText = ["-foreground", "-content", ".foreground", ".content"]
}
