import SourceText

/// Rules of which nothing tells whether they are for the element.
package enum RuleReason: Hashable, Sendable {
    case initialValue
    case lowerLayer
    case reverted
    case ownClass
    case outerClass
    case otherGround
    case otherContrast
    case twoSheets
    /// Two `@scope`, of which the one with the nearer root counts.
    case rivalScopes
    case unknownSize
    case unknownScale
    case theme(String)
    case style(property: String)
    case mixin(String)
    case otherElement(String)
    case sameSheet(rule: String)
    case otherSheet(rule: String, file: String)
    case place(rule: String, file: String)
    case smaller(rule: String)

    var sentence: ReasonSentence {
        switch self {
        case .initialValue: "'@property' gives it its initial value here"
        case .lowerLayer: "a layer below gives its colour"
        case .reverted: "'revert' gives it the colour of browsers"
        case .ownClass: "a class of a style sheet may paint it"
        case .outerClass: "a class of an element around it sets its ground"
        case .otherGround: "another rule sets its ground"
        case .otherContrast: "the rule is for another contrast"
        case .twoSheets: "two sheets set it to different colours"
        case .rivalScopes:
            "rules in two '@scope' are for it, and the one with the nearer root counts"
        case .unknownSize: "nothing tells how large it is"
        case .unknownScale: "nothing tells how small it is drawn"
        case .theme(let name): "the rule is for the theme '\(name: name.excerpt(40))' alone"
        case .style(let property): "a style may set '\(name: property)'"
        case .mixin(let name): "'\(name: name)' may set it"
        case .otherElement(let name): "it may also be '\(name: name)'"
        case .sameSheet(let rule): "'\(name: rule.excerpt(40))' may be for it"
        case .otherSheet(let rule, let file):
            "'\(name: rule.excerpt(40))' has rules in \(file), too"
        case .place(let rule, let file): "'\(name: rule.excerpt(40))' has it in \(file)"
        case .smaller(let rule): "'\(name: rule.excerpt(40))' may be smaller in it"
        }
    }
}
