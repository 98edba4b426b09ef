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
    /// A value that only the program knows may be an object or a list of the file.
    private(set) var hidesGroup = false
    /// Without the code that may put another value in its place, this is a colour.
    private(set) var wasColor = false
    /// The code that makes the value has colours in it.
    private(set) var isMadeOfColors = false
    /// Another name, or a spread object, leads to the value here.
    private(set) var isReference = false
    /// The name that leads to the value here.
    private(set) var reference: SourceNode?
    /// The code that names the colours in the value, where only the program knows them.
    private(set) var naming: String?

    init(_ content: Content, at node: SourceNode) {
        self.content = content
        self.node = node
        hasGroups =
            switch content {
            case .object(let members, _): members.contains { $0.value.mayBeGroup }
            case .list(let items): items.contains(where: \.mayBeGroup)
            case .text, .plain, .function, .unknown: false
            }
        hasColors =
            switch content {
            case .object(let members, let isWhole):
                !isWhole || members.contains { $0.value.hasColors }
            case .list(let items): items.contains(where: \.hasColors)
            case .text(let text): ColorText(text).isMeantAsColor
            case .plain, .function: false
            case .unknown: true
            }
        form = ScriptModes.form(of: content)
    }

    static func unknown(_ text: String, at node: SourceNode) -> ScriptValue {
        ScriptValue(.unknown(text), at: node)
    }

    /// The value where code may have put another one in its place.
    func doubted(_ text: String) -> ScriptValue {
        var value = ScriptValue.unknown(text, at: reference ?? node)
        value.hidesGroup = mayBeGroup
        if case .text(let text) = content { value.wasColor = ColorText(text).isMeantAsColor }
        return value
    }

    /// The value of code, which may be one of the colours in it.
    func made(ofColors isMadeOfColors: Bool) -> ScriptValue {
        var value = self
        value.isMadeOfColors = isMadeOfColors
        return value
    }

    func named(by code: String) -> ScriptValue {
        var value = self
        value.naming = code
        return value
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

    var mayBeGroup: Bool { isGroup || hidesGroup }

    /// The text of a value that only the program knows.
    var text: String {
        if case .unknown(let text) = content { text } else { "" }
    }

    /// The value is one that only the program knows, or makes.
    var isMade: Bool {
        switch content {
        case .unknown, .function: true
        case .object, .list, .text, .plain: false
        }
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
