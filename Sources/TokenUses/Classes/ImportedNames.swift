import SourceText

/// The names that a script takes from other files.
struct ImportedNames {
    struct Origin: Sendable {
        let path: String
        /// The name in the other file; nil for its default.
        var name: String?
    }

    private(set) var origins: [String: Origin] = [:]

    init(_ script: ScriptText) {
        var names: [(local: String, name: String?)] = []
        var isOpen = false
        var isRenamed = false
        var isInBraces = false
        var index = 0
        while index < script.bytes.count {
            if let next = script.end(ofTextAt: index, before: script.bytes.count) {
                index = max(next, index + 1)
                continue
            }
            let word = script.path(at: index..<script.bytes.count)
            guard !word.isEmpty else {
                if script.bytes[index] == UInt8(ascii: "{") { isInBraces = true }
                index += 1
                continue
            }
            index = word.upperBound
            guard isOpen || script.bytes[word].elementsEqual("import".utf8) else { continue }
            let text = script.text(word)
            switch text {
            case "import":
                (names, isOpen, isInBraces) = ([], true, false)
            case "type":
                break
            case "from":
                isOpen = false
                guard let path = script.string(after: index) else { break }
                index = path.upperBound
                for (local, name) in names {
                    let plain = name == "default" ? nil : name
                    origins[local] = Origin(path: script.text(path), name: plain)
                }
            case "as":
                isRenamed = true
            case _ where isRenamed:
                isRenamed = false
                if isInBraces, let last = names.indices.last {
                    names[last].local = text
                } else {
                    names.append((text, nil))
                }
            default:
                names.append((text, isInBraces ? text : nil))
            }
        }
    }
}

extension ScriptText {
    /// The text between the quotes that come next after white space.
    func string(after index: Int) -> Range<Int>? {
        var start = index
        while self[start]?.isSpace == true { start += 1 }
        guard let quote = self[start], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        let end = end(ofStringAt: start, before: bytes.count)
        return start + 1..<max(start + 1, end - 1)
    }
}
