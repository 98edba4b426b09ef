extension RuleID {
    /// What is wrong where a rule was broken, in a sentence; nil for a rule of nobody's.
    package var summary: String? { Self.summaries[self] }

    /// Every rule, in order.
    package static var all: [RuleID] { summaries.keys.sorted() }

    private static let summaries: [RuleID: String] = [
        .lowContrast: "A foreground is too close in luminance to a background it lies on.",
        .unknownBackdrop: "A background is translucent and nothing opaque is known beneath it.",
        .uncheckedRole: "No pair reaches a role, so nothing is known about its contrast.",
        .staleWaiver: "A waiver names no finding.",
        .staleBaseline: "A baseline lists a finding that is gone.",
        .unknownPair: "A pair or a group names a colour that the theme does not have.",
        .outOfGamut: "A colour lies outside sRGB, so what is shown depends on the display.",
        .ambiguousSpace: "A colour is in a space that browsers and the standard read differently.",
        .indistinctPair: "Two colours that must stay apart look alike.",
        .invalidColor: "A value is no absolute CSS colour.",
        .missingRole: "A colour without which there is no theme is absent.",
        .unknownReference: "A name refers to nothing.",
        .aliasCycle: "Aliases lead back to where they began.",
        .unknownKey: "A key is not part of the format.",
        .wrongType: "A value has another type than its key asks for.",
        .invalidName: "A name cannot become a CSS custom property, or two become the same one.",
        .missingFallback: "A font stack ends without a generic family.",
        .smallText: "A text style is smaller than can be read with ease.",
        .unreadableFile: "A file cannot be read.",
        .duplicateID: "Two theme files have one id.",
        .unknownBase: "'extends' names no theme, or leads back to where it began.",
        .unevenModes: "A mode has roles or text styles that the default mode has not.",
        .unsafeStyle: "A theme's own CSS holds something that could leave its scope.",
        .unreadablePage: "A page cannot be read.",
        .brokenLink: "A link or image in a page leads nowhere.",
        .unknownTemplateName: "A template uses a name that its contract does not have.",
    ]
}
