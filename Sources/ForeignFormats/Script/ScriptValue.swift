import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// A value of a script, as the program has it when its file was read.
struct ScriptValue {
    indirect enum Content {
        /// `isWhole` where no further members may be there.
        case object(Table<ScriptValue>, isWhole: Bool)
        case list([ScriptValue])
        case text(String)
        /// A number or a word such as `true`.
        case plain(String)
        case function
        /// A value that only the program knows, with its text.
        case unknown(String)
    }

    let content: Content
    /// The node of the literal, whatever names lead to it.
    let node: SourceNode
    /// A colour, or a value that may be one, is in it.
    let hasColors: Bool
    /// An object or a list is among its members.
    let hasGroups: Bool
    let form: ScriptModes.Form
    /// Another name, or a spread object, leads to the value here.
    private(set) var isReference = false
    /// The name that leads to the value here.
    private(set) var reference: SourceNode?

    init(_ content: Content, at node: SourceNode) {
        self.content = content
        self.node = node
        hasGroups =
            switch content {
            case .object(let members, _): members.contains { $0.value.isGroup }
            case .list(let items): items.contains(where: \.isGroup)
            case .text, .plain, .function, .unknown: false
            }
        hasColors =
            switch content {
            case .object(let members, let isWhole):
                !isWhole || members.contains { $0.value.hasColors }
            case .list(let items): items.contains(where: \.hasColors)
            case .text(let text): ScriptText(text).isMeantAsColor
            case .plain, .function: false
            case .unknown: true
            }
        form = ScriptModes.form(of: content)
    }

    static func unknown(_ text: String, at node: SourceNode) -> ScriptValue {
        ScriptValue(.unknown(text), at: node)
    }

    /// The same value by another name; `reference` is nil where an object with the value is spread.
    func referred(at reference: SourceNode? = nil) -> ScriptValue {
        var value = self
        value.isReference = true
        value.reference = reference
        return value
    }

    /// The members of an object, and the items of a list by their numbers; none of any other value.
    var members: Table<ScriptValue> {
        switch content {
        case .object(let members, _): members
        case .list(let items):
            items.enumerated().reduce(into: Table()) { members, item in
                members["\(item.offset)"] = item.element
            }
        case .text, .plain, .function, .unknown: [:]
        }
    }

    var isGroup: Bool {
        switch content {
        case .object, .list: true
        case .text, .plain, .function, .unknown: false
        }
    }

    /// The text of a value that only the program knows.
    var text: String {
        if case .unknown(let text) = content { text } else { "" }
    }

    var isUnknown: Bool {
        if case .unknown = content { true } else { false }
    }

    /// The member that a key leads to; nil where there is none.
    func member(_ key: String, _ reference: String) -> ScriptValue? {
        switch content {
        case .object(let members, let isWhole):
            return members[key] ?? (isWhole ? nil : .unknown(reference, at: node))
        case .list(let items):
            guard let index = Int(key), items.indices.contains(index) else { return nil }
            return items[index]
        case .unknown: return .unknown(reference, at: node)
        case .text, .plain, .function: return nil
        }
    }
}

/// A text of a script as a colour.
enum ScriptText {
    case color
    /// The text is meant as a colour, and is none that can be read.
    case broken
    /// The text is a colour where it is used, such as `var(--ink)`, or three numbers without a function.
    case ofPlace
    case other

    private static let functions: Set<Substring> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "light-dark", "var",
    ]
    private static let words: Set = ["currentcolor", "inherit"]

    init(_ text: String) {
        let isReadable = (try? Color(parsing: text)) != nil
        let isCalled = Self.functions.contains(text.lowercased().prefix { $0 != "(" })
        if isReadable {
            self = .color
        } else if isCalled && text.contains("var(") || Self.words.contains(text.lowercased())
            || ColorDecoder.channels(text) != nil || text.hasPrefix("{")
        {
            self = .ofPlace
        } else {
            self = isCalled && text.contains("(") || ColorSieve.isCode(text) ? .broken : .other
        }
    }

    var isMeantAsColor: Bool {
        switch self {
        case .color, .broken, .ofPlace: true
        case .other: false
        }
    }
}
