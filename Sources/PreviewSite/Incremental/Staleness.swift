/// Why a file has to be made again.
package enum Staleness: Sendable, Hashable, CustomStringConvertible {
    /// No build is known that made it.
    case new
    /// It is made by every build.
    case always
    /// It was asked for, whatever an earlier build made.
    case asked
    /// Something that it is made from changed.
    case changed([String])
    /// It is gone, or is not what the last build wrote.
    case altered

    package var description: String {
        switch self {
        case .new: "no earlier build is known to have made it"
        case .always: "every build makes it"
        case .asked: "everything is made anew, as was asked for"
        case .changed(let names): "these changed: \(names.joined(separator: ", "))"
        case .altered: "it was not there any more, or not as the last build left it"
        }
    }
}
