import ThemeModel

/// The members of an object, in the order in which the program sets them.
struct ScriptMembers {
    private(set) var all: Table<ScriptValue> = [:]
    /// No other members may be there.
    private(set) var isWhole = true

    mutating func set(_ name: String, _ value: ScriptValue) { all[name] = value }

    /// Sets the members of a spread object; one that only the program has may set any others.
    mutating func spread(_ value: ScriptValue) {
        if case .object(_, isWhole: true) = value.content {
        } else {
            doubt("...\(value.text)")
        }
        for (name, member) in value.members { all[name] = member.referred() }
        if value.isMade {
            all[Self.name("spread", value)] = value.named(by: "...\(value.text)")
        }
    }

    /// Sets the member of a key that is a value itself.
    mutating func set(_ value: ScriptValue, at key: ScriptValue) {
        if case .text(let name) = key.content {
            all[name] = value
            return
        }
        let text = key.text.isEmpty ? "[…]" : "[\(key.text)]"
        // An object in the place of another is read, too: `[Mode.light]: { … }, [Mode.dark]: { … }`.
        doubt(text, withGroups: !value.isGroup)
        guard value.hasColors else { return }
        if value.isGroup {
            all[Self.words(of: key).last ?? "key"] = value
        } else {
            all[Self.name("key", key)] = value.doubted(text).named(by: text)
        }
    }

    /// Another value may be in the place of every member so far.
    private mutating func doubt(_ text: String, withGroups: Bool = true) {
        isWhole = false
        all = all.compactMapValues { _, member in
            let mayStay = !member.hasColors || member.isGroup && !withGroups
            return mayStay ? member : member.doubted(text)
        }
    }

    /// A name for members whose own one only the program has.
    private static func name(_ kind: String, _ value: ScriptValue) -> String {
        ([kind] + words(of: value)).joined(separator: "-")
    }

    private static func words(of value: ScriptValue) -> [String] {
        value.text.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
