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
    public static let lowContrast: RuleID = "contrast/low-contrast"
    /// A foreground stands out more than a pair allows.
    public static let highContrast: RuleID = "contrast/high-contrast"
    /// A colour is not weaker than the one before it.
    public static let brokenOrder: RuleID = "contrast/broken-order"
    /// A ground is no step from the one before it.
    public static let flatLadder: RuleID = "contrast/flat-ladder"
    /// A check judges fewer pairs than are expected.
    public static let missingPairs: RuleID = "contrast/missing-pairs"
    /// An exception leaves nothing out.
    public static let staleException: RuleID = "contrast/stale-exception"
    /// A background is translucent and nothing opaque is known beneath it.
    public static let unknownBackdrop: RuleID = "contrast/unknown-backdrop"
    /// No pair reaches a role, so nothing is known about its contrast.
    public static let uncheckedRole: RuleID = "contrast/unchecked-role"
    /// No pair of a mode has a ratio to reach, so nothing of it was judged.
    public static let nothingChecked: RuleID = "contrast/nothing-checked"
    /// A pair asks for less than the default one, and does not say why.
    public static let missingReason: RuleID = "contrast/missing-reason"
    /// A theme's own CSS paints something that is not judged.
    public static let uncheckedStyle: RuleID = "contrast/unchecked-style"
    /// A waiver names no failing pair, or is past its date.
    public static let staleWaiver: RuleID = "contrast/stale-waiver"
    /// A baseline lists a finding that is gone.
    public static let staleBaseline: RuleID = "contrast/stale-baseline"
    /// A pair that names leave no doubt of is too weak, and no check has it.
    public static let unlistedPair: RuleID = "contrast/unlisted-pair"
    /// A declared pair names a colour that the theme does not have.
    public static let unknownPair: RuleID = "contrast/unknown-pair"
    /// A colour lies outside sRGB, so what is shown depends on the display.
    public static let outOfGamut: RuleID = "color/out-of-gamut"
    /// A colour is in a space that browsers and the standard read differently.
    public static let ambiguousSpace: RuleID = "color/ambiguous-space"
    /// A lightness is above the range of CSS, most often because its per cent sign is missing.
    public static let excessLightness: RuleID = "color/excess-lightness"
    /// Two colours that must stay apart look alike.
    public static let indistinctPair: RuleID = "color/indistinct-pair"
    /// A value is not an absolute CSS colour.
    public static let invalidColor: RuleID = "color/invalid-color"
    /// A required role is absent.
    public static let missingRole: RuleID = "role/missing-role"
    /// A role has nearly the name of another one, which the theme leaves out.
    public static let misspeltRole: RuleID = "role/misspelt-role"
    /// A dark mode keeps a light ground of the default mode, or the reverse.
    public static let inheritedGround: RuleID = "role/inherited-ground"
    /// An alias names no token.
    public static let unknownReference: RuleID = "token/unknown-reference"
    /// Aliases form a cycle.
    public static let aliasCycle: RuleID = "token/alias-cycle"
    /// A key is not part of the format.
    public static let unknownKey: RuleID = "token/unknown-key"
    /// A value has the wrong type for its key.
    public static let wrongType: RuleID = "token/wrong-type"
    /// A style sheet, page or template uses a custom property that no theme defines.
    public static let undefinedProperty: RuleID = "token/undefined-property"
    /// Copies of the tokens in other files do not agree.
    public static let tokenMirror: RuleID = "token/mirror"
    /// The fallback of a `var()`, or the initial value of an `@property`, is not the token's colour.
    public static let staleFallback: RuleID = "token/stale-fallback"
    /// A token that is used has no value in a mode.
    public static let onlyInAMode: RuleID = "token/only-in-a-mode"
    /// A style sheet of the app has a colour in place of the token with this value.
    public static let literalUse: RuleID = "use/literal"
    /// A style sheet of the app has a colour that is no token's.
    public static let rawColor: RuleID = "use/raw-color"
    /// A style sheet of the app uses a custom property that nothing defines.
    public static let undefinedUse: RuleID = "use/undefined"
    /// A style sheet of the app uses a token that is named for fills as text.
    public static let fillAsText: RuleID = "use/fill-as-text"
    /// A use of a token in the app's files is in no pair that can be judged.
    public static let unjudgedUse: RuleID = "use/unjudged"
    /// A name cannot become a CSS custom property, or two become the same one.
    public static let invalidName: RuleID = "token/invalid-name"
    /// A font stack ends without a generic family.
    public static let missingFallback: RuleID = "font/missing-fallback"
    /// A text style is smaller than can be read with ease.
    public static let smallText: RuleID = "font/small-text"
    /// Letters stand so close that they overlap.
    public static let tightLetters: RuleID = "font/tight-letters"
    /// Lines stand so close that they overlap.
    public static let tightLines: RuleID = "font/tight-lines"
    /// Lines are so short that they hold a few words.
    public static let narrowMeasure: RuleID = "layout/narrow-measure"
    /// A border is wider than what it surrounds.
    public static let wideBorder: RuleID = "layout/wide-border"
    /// A theme file cannot be read at all.
    public static let unreadableFile: RuleID = "theme/unreadable-file"
    /// Two theme files have one id.
    public static let duplicateID: RuleID = "theme/duplicate-id"
    /// `extends` names no theme, or forms a cycle.
    public static let unknownBase: RuleID = "theme/unknown-base"
    /// A mode restyles some roles and leaves related ones as they were.
    public static let unevenModes: RuleID = "theme/uneven-modes"
    /// A theme's own CSS could affect something outside its scope.
    public static let unsafeStyle: RuleID = "theme/unsafe-css"
    /// A page cannot be read.
    public static let unreadablePage: RuleID = "page/unreadable-page"
    /// A link or image in a page leads nowhere.
    public static let brokenLink: RuleID = "page/broken-link"
    /// A page includes a file, or lines of one, that are not there.
    public static let brokenInclude: RuleID = "page/broken-include"
    /// HTML in a page is left out.
    public static let droppedHTML: RuleID = "page/dropped-html"
    /// Code in a page is in a language without colours.
    public static let unknownLanguage: RuleID = "page/unknown-language"
    /// A template uses a name that its contract does not have.
    public static let unknownTemplateName: RuleID = "template/unknown-name"
    /// A template file has the name of a file that the site has anyway.
    public static let takenTemplateName: RuleID = "template/taken-name"
    /// A template file is unused, and nearly has the name of a built-in one.
    public static let unusedTemplate: RuleID = "template/unused-file"
    /// A template has a colour that is no custom property of the theme.
    public static let templateColor: RuleID = "template/own-color"
    /// A style sheet declares a pair that cannot be read.
    public static let unreadablePair: RuleID = "template/unreadable-pair"
}
