package import ThemeModel

/// The reason that a use of a token is in no pair.
package enum UnjudgedReason: Hashable, Sendable {
    case ground(GroundReason)
    case text(TextReason)
    case component(ComponentReason)
    /// Two classes for one property, of which the sheet's order chooses one.
    case order(earlier: String, later: String)
    case code(CodeReason)
    case rules(RuleReason)
    case effect(EffectReason)
    case otherColor(OtherColorReason)
    /// No theme has a mode of the scheme that a rule is for.
    case scheme(Scheme)
    case size(SizeReason)
    case theme(ThemeReason)
    /// A colour that is computed, for a reason of its own.
    indirect case computedColor(UnjudgedReason)

    /// The kind, by what can be done about it.
    package var kind: UnjudgedKind {
        switch self {
        case .ground: .ground
        case .text: .text
        case .component: .component
        case .order: .order
        case .code: .code
        case .rules: .rules
        case .effect: .effect
        case .otherColor: .otherColor
        case .scheme: .scheme
        case .size: .size
        case .theme: .theme
        case .computedColor(let reason): reason.kind
        }
    }

    var sentence: ReasonSentence {
        switch self {
        case .ground(let reason): reason.sentence
        case .text(let reason): .init(stringLiteral: reason.rawValue)
        case .component(let reason): reason.sentence
        case .order(let earlier, let later):
            "the sheet's order decides between '\(name: earlier)' and '\(name: later)'"
        case .code(let reason): reason.sentence
        case .rules(let reason): reason.sentence
        case .effect(let reason): reason.sentence
        case .otherColor(let reason): reason.sentence
        case .scheme(let scheme): "no theme has a \(scheme.rawValue) mode, which it is for"
        case .size(let reason): .init(stringLiteral: reason.rawValue)
        case .theme(let reason): reason.sentence
        case .computedColor(let reason): "its colour is not a token's: \(reason.sentence)"
        }
    }
}

extension UnjudgedReason {
    /// The colour is computed from others, often of tokens.
    var isComputation: Bool {
        switch self {
        case .code(.mixture), .code(.function), .code(.moduleValue), .code(.parameter),
            .code(.severalValues), .effect(.unreadOwnOpacity), .rules(.lowerLayer),
            .rules(.reverted), .ground(.severalParts), .ground(.outerProperty):
            true
        default:
            false
        }
    }
}

extension UnjudgedReason: CustomStringConvertible {
    package var description: String { sentence.text }
}
