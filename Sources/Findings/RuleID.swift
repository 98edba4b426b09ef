/// The name of a rule: a family and what is wrong, as in `contrast/low-contrast`.
public struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a name as it is.
    public init(stringLiteral value: String) { rawValue = value }
}

extension RuleID {
    /// The part before the slash: `contrast`.
    package var family: String { String(rawValue.prefix { $0 != "/" }) }
}

extension RuleID: Comparable {
    /// The alphabetical order.
    public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}

extension RuleID: CustomStringConvertible {
    /// The name itself.
    public var description: String { rawValue }
}

extension RuleID {
    /// A foreground is too close in luminance to a background it lies on.
    public static let lowContrast: Self =
        "contrast/low-contrast"
    /// A foreground stands out more than a pair allows.
    public static let highContrast: Self =
        "contrast/high-contrast"
    /// A colour is not weaker than the one before it.
    public static let brokenOrder: Self =
        "contrast/broken-order"
    /// A ground is no step from the one before it.
    public static let flatLadder: Self =
        "contrast/flat-ladder"
    /// A check judges fewer pairs than are expected.
    public static let missingPairs: Self =
        "contrast/missing-pairs"
    /// An exception leaves nothing out.
    public static let staleException: Self =
        "contrast/stale-exception"
    /// A background is translucent and nothing opaque is known beneath it.
    public static let unknownBackdrop: Self =
        "contrast/unknown-backdrop"
    /// No pair reaches a role, so nothing is known about its contrast.
    public static let uncheckedRole: Self =
        "contrast/unchecked-role"
    /// No pair of a mode has a ratio to reach, so nothing of it was judged.
    public static let nothingChecked: Self =
        "contrast/nothing-checked"
    /// A pair asks for less than the default one, and does not say why.
    public static let missingReason: Self =
        "contrast/missing-reason"
    /// A theme's own CSS paints something that is not judged.
    public static let uncheckedStyle: Self =
        "contrast/unchecked-style"
    /// A waiver names no failing pair, or is past its date.
    public static let staleWaiver: Self =
        "contrast/stale-waiver"
    /// A baseline lists a finding that is gone.
    public static let staleBaseline: Self =
        "contrast/stale-baseline"
    /// A pair that names leave no doubt of is too weak, and no check has it.
    public static let unlistedPair: Self =
        "contrast/unlisted-pair"
    /// A declared pair names a colour that the theme does not have.
    public static let unknownPair: Self =
        "contrast/unknown-pair"
    /// A colour lies outside sRGB, so what is shown depends on the display.
    public static let outOfGamut: Self =
        "color/out-of-gamut"
    /// A colour is in a space that browsers and the standard read differently.
    public static let ambiguousSpace: Self =
        "color/ambiguous-space"
    /// A lightness is above the range of CSS, most often because its per cent sign is missing.
    public static let excessLightness: Self =
        "color/excess-lightness"
    /// Two colours that must stay apart look alike.
    public static let indistinctPair: Self =
        "color/indistinct-pair"
    /// A value is not an absolute CSS colour.
    public static let invalidColor: Self =
        "color/invalid-color"
    /// A required role is absent.
    public static let missingRole: Self =
        "role/missing-role"
    /// A role has nearly the name of another one, which the theme leaves out.
    public static let misspeltRole: Self =
        "role/misspelt-role"
    /// A dark mode keeps a light ground of the default mode, or the reverse.
    public static let inheritedGround: Self =
        "role/inherited-ground"
    /// An alias names no token.
    public static let unknownReference: Self =
        "token/unknown-reference"
    /// Aliases form a cycle.
    public static let aliasCycle: Self =
        "token/alias-cycle"
    /// A key is not part of the format.
    public static let unknownKey: Self =
        "token/unknown-key"
    /// A value has the wrong type for its key.
    public static let wrongType: Self =
        "token/wrong-type"
    /// A style sheet, page or template uses a custom property that no theme defines.
    public static let undefinedProperty: Self =
        "token/undefined-property"
    /// Copies of the tokens in other files do not agree.
    public static let tokenMirror: Self =
        "token/mirror"
    /// The fallback of a `var()`, or the initial value of an `@property`, is not the token's colour.
    public static let staleFallback: Self =
        "token/stale-fallback"
    /// A token that is used has no value in a mode.
    public static let onlyInAMode: Self =
        "token/only-in-a-mode"
    /// A style sheet of the app has a colour in place of the token with this value.
    public static let literalUse: Self =
        "use/literal"
    /// A style sheet of the app has a colour that is no token's.
    public static let rawColor: Self =
        "use/raw-color"
    /// A style sheet of the app uses a custom property that nothing defines.
    public static let undefinedUse: Self =
        "use/undefined"
    /// A style sheet of the app uses a token that is named for fills as text.
    public static let fillAsText: Self =
        "use/fill-as-text"
    /// A use of a token in the app's files is in no pair that can be judged.
    public static let unjudgedUse: Self =
        "use/unjudged"
    /// A name cannot become a CSS custom property, or two become the same one.
    public static let invalidName: Self =
        "token/invalid-name"
    /// A font stack ends without a generic family.
    public static let missingFallback: Self =
        "font/missing-fallback"
    /// A text style is smaller than can be read with ease.
    public static let smallText: Self =
        "font/small-text"
    /// Letters stand so close that they overlap.
    public static let tightLetters: Self =
        "font/tight-letters"
    /// Lines stand so close that they overlap.
    public static let tightLines: Self =
        "font/tight-lines"
    /// Lines are so short that they hold a few words.
    public static let narrowMeasure: Self =
        "layout/narrow-measure"
    /// A border is wider than what it surrounds.
    public static let wideBorder: Self =
        "layout/wide-border"
    /// A theme file cannot be read at all.
    public static let unreadableFile: Self =
        "theme/unreadable-file"
    /// Two theme files have one id.
    public static let duplicateID: Self =
        "theme/duplicate-id"
    /// `extends` names no theme, or forms a cycle.
    public static let unknownBase: Self =
        "theme/unknown-base"
    /// A mode restyles some roles and leaves related ones as they were.
    public static let unevenModes: Self =
        "theme/uneven-modes"
    /// A theme's own CSS could affect something outside its scope.
    public static let unsafeStyle: Self =
        "theme/unsafe-css"
    /// A page cannot be read.
    public static let unreadablePage: Self =
        "page/unreadable-page"
    /// A link or image in a page leads nowhere.
    public static let brokenLink: Self =
        "page/broken-link"
    /// A page includes a file, or lines of one, that are not there.
    public static let brokenInclude: Self =
        "page/broken-include"
    /// HTML in a page is left out.
    public static let droppedHTML: Self =
        "page/dropped-html"
    /// Code in a page is in a language without colours.
    public static let unknownLanguage: Self =
        "page/unknown-language"
    /// A template uses a name that its contract does not have.
    public static let unknownTemplateName: Self =
        "template/unknown-name"
    /// A template file has the name of a file that the site has anyway.
    public static let takenTemplateName: Self =
        "template/taken-name"
    /// A template file is unused, and nearly has the name of a built-in one.
    public static let unusedTemplate: Self =
        "template/unused-file"
    /// A template has a colour that is no custom property of the theme.
    public static let templateColor: Self =
        "template/own-color"
    /// A style sheet declares a pair that cannot be read.
    public static let unreadablePair: Self =
        "template/unreadable-pair"
}
