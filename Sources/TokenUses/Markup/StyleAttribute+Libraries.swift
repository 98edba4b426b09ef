import SourceText

/// Attributes by which libraries set the style of an element.
extension StyleAttribute {
    /// Objects of styles, in which a colour may be the name that a theme has for it.
    private static let themed: Set<String> = ["css", "sx"]
    private static let shortNames = ["bg": "background", "bgcolor": "background"]

    static func isOfLibrary(_ name: String) -> Bool {
        themed.contains(name) || animations.contains(name)
    }

    /// Adds the declarations of an expression; false for an attribute of no library.
    mutating func readOfLibrary(
        _ name: String,
        _ value: AttributeValue,
        _ script: ScriptText,
        _ declarations: ScriptDeclarations
    ) -> Bool {
        guard case .expression(let range) = value else { return false }
        if Self.animations.contains(name) {
            let text = script.text(script.trimmed(range))
            readAnimation(declarations.object(text) ?? range, script)
            return true
        }
        guard Self.themed.contains(name) else { return false }
        var object = StyleObject(script, declarations)
        object.read(range, mayNotApply: true)
        if object.style.isUnread { addUnread() }
        for declaration in object.style.declarations {
            let property = declaration.property
            add(Self.shortNames[property] ?? property, Self.computed)
        }
        return true
    }
}

// MARK: - Animations

extension StyleAttribute {
    /// Attributes of Motion whose values stay for a while; those of `initial` and `exit` are on their way.
    private static let animations: Set<String> = [
        "animate", "variants", "whiledrag", "whilefocus", "whilehover", "whileinview", "whiletap",
    ]
    private static let animated: Set<String> = [
        "opacity", "filter", "color", "background", "backgroundColor",
    ]

    /// Adds what an animation changes on an element that is seen.
    private mutating func readAnimation(_ range: Range<Int>, _ script: ScriptText) {
        var index = range.lowerBound
        while index < range.upperBound {
            let text = script.end(ofTextAt: index, before: range.upperBound)
            let key = index..<(text ?? script.path(at: index..<range.upperBound).upperBound)
            index = max(key.upperBound, index + 1)
            let name = script.text(key).filter { !"\"'".contains($0) }
            guard Self.animated.contains(name),
                let value = script.value(after: key, before: range.upperBound)
            else { continue }
            if Self.stays(name, script.text(value)) { continue }
            add(Self.property(ofKey: name[...]), Self.computed)
        }
    }

    /// The value leaves an element as it is, or hides it; an object has the times of the property.
    private static func stays(_ property: String, _ value: String) -> Bool {
        if value.hasPrefix("{") { return true }
        switch property {
        case "opacity":
            let numbers = value.split { !$0.isNumber && $0 != "." }.map { Double($0) }
            return !numbers.isEmpty && numbers.allSatisfy { $0 == 0 || $0 == 1 }
        case "filter":
            return value.includes("blur(")
        default:
            return false
        }
    }
}

extension ScriptText {
    /// The value after the colon that follows a key; nil where none does.
    fileprivate func value(after key: Range<Int>, before end: Int) -> Range<Int>? {
        let rest = trimmed(key.upperBound..<end)
        guard self[rest.lowerBound] == UInt8(ascii: ":"), !rest.isEmpty else { return nil }
        var closing = end
        scan(rest.dropFirst()) { index, byte in
            let isEnd = byte == UInt8(ascii: ",") || Self.step(byte) < 0
            if isEnd { closing = index }
            return !isEnd
        }
        return trimmed(rest.lowerBound + 1..<closing)
    }
}
