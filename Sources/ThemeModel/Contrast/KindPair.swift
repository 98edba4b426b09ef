package import Findings

/// A default pair of a kind of theme: what the program lays on each other, judged where the theme gives both colours.
package struct KindPair: Hashable, Sendable {
    /// The pair; `*` in the foreground stands for any characters.
    package let name: PairName
    /// The only scheme of modes that it is for.
    package let scheme: Scheme?
    /// The colour that the program takes in place of the foreground where the theme gives it.
    package let substitute: String?
    /// The foreground may be a ground to programs where it is nearly the background, and text to others: a light scheme
    /// may have the same colour as its black.
    package let mayBeGround: Bool

    private init(
        _ foreground: String,
        on background: String,
        _ use: ContrastUse = .text,
        in scheme: Scheme? = nil,
        without substitute: String? = nil,
        mayBeGround: Bool = false
    ) {
        name = PairName(foreground, on: background, use: use)
        self.scheme = scheme
        self.substitute = substitute
        self.mayBeGround = mayBeGround
    }
}

extension ThemeKind {
    /// The pairs of a kind that has a list of its own; an app and a design system have those of our roles.
    package var pairs: [KindPair] {
        switch self {
        case .app, .tokens: []
        case .terminal: KindPair.terminal
        case .editor: KindPair.editor
        case .scheme: KindPair.scheme
        }
    }
}

extension KindPair {
    /// Everything on one background, and selected text on the selection.
    ///
    /// Black and its bright variant are grounds and dim text on a dark background, and text on a light one; white is the
    /// other way round. Dim text needs what large text does, and the line under a link what a mark does.
    fileprivate static let terminal: [KindPair] =
        [KindPair("text", on: "background")]
        + [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14].map { color($0) }
        + [color(7, in: .dark), color(15, in: .dark), color(8, in: .light)]
        + [KindPair("ansi.0", on: "background", in: .light, mayBeGround: true)]
        + [
            KindPair("ansi.8", on: "background", .largeText, in: .dark),
            KindPair("palette.link", on: "background", .nonText),
            KindPair("cursor", on: "background", .nonText),
            KindPair("cursor-text", on: "cursor"),
            KindPair("active-tab-text", on: "active-tab"),
            KindPair("inactive-tab-text", on: "inactive-tab"),
            KindPair("mark1-text", on: "mark1"),
            KindPair("mark2-text", on: "mark2"),
            KindPair("mark3-text", on: "mark3"),
            KindPair("on-selection", on: "selection"),
        ]

    private static func color(_ number: Int, in scheme: Scheme? = nil) -> KindPair {
        KindPair("ansi.\(number)", on: "background", in: scheme)
    }

    /// Code, its marks, and text on fills that has the fill beside it in the file: what every editor paints.
    package static let code: [KindPair] = [
        KindPair("text", on: "background"),
        KindPair("on-primary", on: "primary"),
        KindPair("on-secondary", on: "secondary"),
        KindPair("on-accent", on: "accent"),
        KindPair("code", on: "code-background"),
        KindPair("syntax-*", on: "code-background"),
        KindPair("on-selection", on: "selection"),
        KindPair("text", on: "selection", without: "on-selection"),
        KindPair("on-highlight", on: "highlight"),
        KindPair("text", on: "highlight", without: "on-highlight"),
    ]

    /// Code, and the messages around it where the format says no better.
    fileprivate static let editor: [KindPair] =
        code
        + [
            KindPair("text", on: "surface"),
            KindPair("text-muted", on: "background"),
            KindPair("heading", on: "background"),
            KindPair("link", on: "background"),
        ]
        + ["focus", "success", "warning", "danger", "info"].map { role in
            KindPair(role, on: "background", .nonText)
        }

    /// Source: tinted-theming's base16 styling guide 0.12: base05 on base00, 01 and 02; base04 on 01, the status bar.
    fileprivate static let scheme: [KindPair] = [
        KindPair("text", on: "background"),
        KindPair("text", on: "surface"),
        KindPair("text-muted", on: "surface"),
        KindPair("text", on: "selection"),
        KindPair("syntax-*", on: "code-background"),
    ]
}
