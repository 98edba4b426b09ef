/// Code that is not run, so that only the running app tells a colour.
package enum CodeReason: Hashable, Sendable {
    case runningApp
    case someClasses
    case classesAround
    case unread
    case selector
    case property
    case propertyName
    case mixture
    case function
    case parameter
    case mixin
    /// `@value` of CSS modules.
    case moduleValue
    /// A variable of Sass with more than one value.
    case severalValues
    case applied
    case possiblyApplied
    case style
    case scriptedSheet
    case scriptedStyle
    case noMarkupText
    case background
    case utility(String)
    case styledPart(String)
    case variant(String)
    case conditionalModifier(String)
    case severalTokens(String)

    var sentence: ReasonSentence {
        switch self {
        case .runningApp: "only the running app tells the colour"
        case .someClasses: "some of its classes are known only to the running app"
        case .classesAround: "only the running app tells the classes around it"
        case .unread: "its colour is not read"
        case .selector: "its selector is computed"
        case .property: "a property of it is computed"
        case .propertyName: "a property is set whose name is computed"
        case .mixture: "a mixture of two colours"
        case .function: "a function gives its colour"
        case .parameter: "a parameter gives its colour"
        case .mixin: "a mixin has it, which the sheet does not take in"
        case .moduleValue: "an '@value' gives its colour"
        case .severalValues: "the sheet sets its variable more than once"
        case .applied: "classes of '@apply' set it"
        case .possiblyApplied: "a class of '@apply' may change it"
        case .style: "a style may change it"
        case .scriptedSheet: "a style sheet in a script is not read"
        case .scriptedStyle: "a script sets it"
        case .noMarkupText: "markup has no text in it"
        case .background: "nothing tells the colour of its background"
        case .utility(let name): "nothing tells the colour of '\(name: name)'"
        case .styledPart(let part): "a style sets the \(part)"
        case .variant(let name): "'\(name: name):' paints another element"
        case .conditionalModifier(let name): "'#if' decides about '.\(name: name)'"
        case .severalTokens(let name): "several tokens are named '\(name: name)'"
        }
    }
}
