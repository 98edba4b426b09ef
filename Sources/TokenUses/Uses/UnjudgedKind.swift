import SourceText

/// The kinds of uses that are in no pair, by what can be done about them.
package enum UnjudgedKind: CaseIterable, Sendable {
    case ground
    case text
    case component
    case order
    case code
    case rules
    case effect
    case otherColor
    case scheme
    case size
    case theme

    /// Phrases of reasons, in the order in which they count.
    private static let words: [(kind: UnjudgedKind, words: [String])] = [
        (.theme, ["add it to 'themes'", "other values than", "has another value"]),
        (.text, ["text around it lies on it", "any text may lie on it"]),
        (.order, ["order decides"]),
        (.size, ["too many", "too deeply", "more rules"]),
        (.component, ["may paint a ground", "may paint its ground", "browsers give it a ground"]),
        (
            .effect,
            [
                "a filter", "a blend", "a mask", "a shadow", "an animation", "opacity", "an image",
                "a gradient", "clipped", "may lie on it", "lie on its ground", "may lie below it",
                "paints the text", "'ZStack'", "which changes it",
            ]
        ),
        (
            .rules,
            [
                "may be for it", "has rules in", "has it in", "may be smaller", "may also be",
                "two sheets", "another rule", "may set '",
                "may set it", "@property", "layer below", "'revert'", "around it sets",
                "for the theme", "another contrast", "how small it is", "how large it is",
            ]
        ),
        (
            .code,
            [
                "running app", "a style ", "condition", "computed", "a function", "a parameter",
                "a mixin", "@apply", "@value", "paints another element", "'#if'", "more than once",
                "several tokens", "tells the colour", "a mixture", "not read",
                "markup has no text",
            ]
        ),
        (.otherColor, ["no token", "no mode has"]),
        (.scheme, ["mode, which it is for"]),
    ]

    /// The kind of a reason; most that are of no other lack a ground.
    init(reason: String) {
        let found = Self.words.first { entry in
            entry.words.contains(where: reason.includes)
        }
        self = found?.kind ?? .ground
    }

    /// The rest of a sentence that begins with a number of uses.
    package var title: String {
        switch self {
        case .ground: "whose ground is not in the file"
        case .text: "as a ground, of which nothing tells the text"
        case .order: "with two classes for one property"
        case .component: "in something that may paint a ground of its own"
        case .code: "whose colours only the running app tells"
        case .rules: "that other rules may change"
        case .effect: "that an effect changes, or another element covers"
        case .otherColor: "beside a colour that is no token"
        case .scheme: "for a light or dark mode that no theme has"
        case .size: "in more than is read"
        case .theme: "of tokens that another file gives other values"
        }
    }

    private static let comments = """
        say the ground in a comment: {/* pair: TEXT on GROUND */} before an element, \
        /* pair: TEXT on GROUND as text */ in a rule
        """

    /// The way to a verdict.
    package var advice: String {
        switch self {
        case .ground:
            Self.comments + "; or name the grounds of all such texts under 'contrast.grounds'"
        case .text:
            "set the colour of the text beside the ground, in the same rule"
        case .component:
            "have the component's file under 'uses', and its ground in one class; or "
                + Self.comments
        case .order:
            "keep one of the two, or join them with 'twMerge'"
        case .code:
            "write whole names of classes and tokens, or list the pairs under 'contrast.pairs'"
        case .rules:
            "set text and ground in one rule, or say the ground in a comment in it"
        case .effect:
            "look at it in the app, and list the worst that it shows under 'contrast.pairs'"
        case .otherColor:
            "use a token, or list the pair under 'contrast.pairs' with a token near the colour"
        case .scheme:
            "add the mode to a theme, or list the pair under 'contrast.pairs' if its colours stay"
        case .theme:
            "add the file that sets them to 'themes', or leave it out of 'uses'"
        case .size:
            "split the file, and list what stays under 'contrast.pairs'"
        }
    }
}
