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
