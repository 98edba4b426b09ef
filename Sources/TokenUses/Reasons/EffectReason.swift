import SourceText

/// An effect that changes a colour, or something that lies over it.
package enum EffectReason: Hashable, Sendable {
    case filter
    case backdropFilter
    case filterOrAnimation
    case filterOrOverlay
    case blend
    case mask
    case animation
    case possibleAnimation
    case shrinkingAnimation
    case shadow
    case possibleShadow
    /// Another property than `color`.
    case textPaint
    case clippedGround
    case groundClippedToText
    case gradient
    case image
    case possibleImage
    case imageAsGround
    case imageAsBorder
    case opacity
    case opacityOfView
    case opacityOfBoth
    case unreadOpacity
    case unreadOwnOpacity
    case unknownOpacity
    case conditionalOpacity
    case laterView
    case otherElementOver
    case elementBelow
    case partOver
    case pseudoElementOver
    /// One that this state of the element makes seen.
    case pseudoElementShown
    case utility(String)
    case around(rule: String)

    var sentence: ReasonSentence {
        switch self {
        case .filter: "a filter changes it"
        case .backdropFilter: "a filter changes what is behind it"
        case .filterOrAnimation: "a filter or an animation changes it"
        case .filterOrOverlay: "a filter or an overlay changes it"
        case .blend: "a blend mode changes it"
        case .mask: "a mask changes it"
        case .animation: "an animation changes it"
        case .possibleAnimation: "an animation may change it"
        case .shrinkingAnimation: "an animation may make it smaller"
        case .shadow: "a shadow lies on its ground"
        case .possibleShadow: "a shadow may lie on its ground"
        case .textPaint: "another property paints the text"
        case .clippedGround: "its ground is clipped"
        case .groundClippedToText: "its ground is clipped to its text"
        case .gradient: "a gradient lies under it"
        case .image: "an image lies on its ground"
        case .possibleImage: "an image may lie on its ground"
        case .imageAsGround: "an image is its ground"
        case .imageAsBorder: "an image is its border"
        case .opacity: "an opacity changes a text together with its ground"
        case .opacityOfView: "an opacity changes it with its ground"
        case .opacityOfBoth: "an opacity lies on it and on its ground"
        case .unreadOpacity: "an opacity is not read"
        case .unreadOwnOpacity: "its opacity is not read"
        case .unknownOpacity: "nothing tells its opacity"
        case .conditionalOpacity: "its opacity depends on a condition"
        case .laterView: "a later view of its 'ZStack' may lie on it"
        case .otherElementOver: "another element lies over it"
        case .elementBelow: "an element before it may lie below it"
        case .partOver: "a part before or after it may lie on it"
        case .pseudoElementOver: "a pseudo-element may lie on its ground"
        case .pseudoElementShown: "a pseudo-element that is seen now may lie on its ground"
        case .utility(let name): "'\(name: name)' changes it"
        case .around(let rule): "it may lie in '\(name: rule.excerpt(40))', which changes it"
        }
    }
}
