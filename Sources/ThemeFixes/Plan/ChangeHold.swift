import SourceText
public import ThemeModel

/// A reason why a change ends above what its pairs require, or is made although no pair newly passes by it.
public enum ChangeHold: Hashable, Sendable {
    /// A lower ratio would bring the colour too near to that of another value.
    case apart(from: TokenPlace)
    /// A lower ratio would put a step of a ramp on the other side of another step.
    case order(with: TokenPlace)
    /// A lower ratio would leave less than 0.8 of the contrast with the next text of a hierarchy.
    case step(to: TokenPlace)
    /// A lower ratio would break another requirement.
    case requirement(Obstacle.Conflict)
    /// An alias names one of the theme's own colours, which has that ratio.
    case ownColor

    /// A clause after "to": `stay apart from 'palette.sky'`.
    public var phrase: String {
        switch self {
        case .apart(let place):
            return "stay apart from '\(place.name)'"
        case .order(let place):
            return "keep its order with '\(place.name)'"
        case .step(let place):
            return "keep its step to '\(place.name)'"
        case .ownColor:
            return "name a colour of the theme's own"
        case .requirement(let conflict):
            var phrase = "keep '\(conflict.phrase)'"
            if let required = conflict.required {
                phrase += " at \(required.compact)"
            }
            return phrase + " (\(conflict.theme), \(conflict.mode))"
        }
    }
}
