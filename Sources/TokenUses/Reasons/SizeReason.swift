/// A limit that a file exceeds.
package enum SizeReason: String, Sendable {
    case nesting = "it is nested too deeply to be read"
    case uses = "the file has too many uses after it"
    case classes = "its element has too many classes"
    case groundClasses = "too many classes set the ground"
    case grounds = "too many grounds lie on each other"
    case conditions = "its ground depends on too many conditions"
    case properties = "its properties are too many"
    case rules = "too many rules may be for it"
    case unreadRules = "more rules may change it than are read"
}
