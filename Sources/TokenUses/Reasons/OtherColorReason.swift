import SourceText

/// A colour that is no token's, or has none in a mode.
package enum OtherColorReason: Hashable, Sendable {
    case literal
    case foreground
    case ground(String)
    /// A style or an attribute of an element.
    case styledGround
    case name(String)
    /// No mode has all colours of a ground.
    case noMode(ground: String)

    var sentence: ReasonSentence {
        switch self {
        case .literal: "a colour there is no token"
        case .foreground: "it is no token"
        case .ground(let name): "its ground, '\(name: name.excerpt)', is no token"
        case .styledGround: "a style or an attribute sets its ground"
        case .name(let name): "'\(name: name)' is no token"
        case .noMode(let ground):
            "no mode has all colours of '\(name: ground.excerpt)', down to an opaque one"
        }
    }
}

/// Other values of tokens, in a file that is no theme of the project.
package enum ThemeReason: Hashable, Sendable {
    case script(tokens: Int)
    case file(tokens: Int)
    case place(property: String, file: String)

    var sentence: ReasonSentence {
        switch self {
        case .script(let count):
            "the script may give \(count) tokens other values than 'themes' has"
        case .file(let count):
            "the file gives \(count) tokens other values: add it to 'themes'"
        case .place(let property, let file):
            "'\(name: property)' has another value at \(file)"
        }
    }
}
