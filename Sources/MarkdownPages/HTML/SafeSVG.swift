import SourceText

/// Something that an image in SVG must not have: opened by itself, it can run scripts and load files as a page can.
///
/// A strict subset of XML: whatever is not known to be harmless is a problem.
package struct SVGProblem: Hashable, Sendable {
    /// The problem, as in `the element 'script'`.
    package let subject: String
    /// The line, counted from 1.
    package let line: Int

    /// Looks for the first problem of an image; nil if it is harmless.
    ///
    /// Complexity: O(n).
    package init?(in bytes: some Collection<UInt8>) {
        var scanner = SVGScanner(Array(bytes))
        guard let subject = scanner.problem() else { return nil }
        self.subject = subject
        line = scanner.line
    }
}

/// Reads the tags of an image in SVG up to the first that may do harm.
private struct SVGScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var isInStyle = false
    private var hasRoot = false
    /// Prefixes of names that mean nothing to a browser, such as those of editors.
    private var inertPrefixes: Set<String> = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var line: Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } }

    mutating func problem() -> String? {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            return "text that is not UTF-8"
        }
        if has("\u{FEFF}") { index += 3 }
        if let problem = skipDeclaration() { return problem }
        while index < bytes.count {
            let start = index
            index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            if let problem = problem(ofText: bytes[start..<index]) {
                index = start
                return problem
            }
            if index < bytes.count, let problem = skipMarkup() { return problem }
        }
        return hasRoot ? nil : "no element 'svg'"
    }

    private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Skips `<?xml … ?>`, which may stand at the beginning alone and name no encoding but UTF-8.
    private mutating func skipDeclaration() -> String? {
        guard has("<?xml"), bytes[(index + 5)...].first?.isSpace ?? false else { return nil }
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        let words = bytes[index..<end].filter {
            !$0.isSpace && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
        }
        var declaration = String(decoding: words, as: UTF8.self).lowercased()
        for part in ["<?xml", "version=1.0", "encoding=utf-8", "standalone=no", "standalone=yes"]
        where declaration.hasPrefix(part) { declaration.removeFirst(part.count) }
        guard declaration == "?", end < bytes.count else {
            return "an unusual declaration or encoding"
        }
        index = end + 1
        return nil
    }

    private func problem(ofText text: ArraySlice<UInt8>) -> String? {
        if !hasRoot { return text.allSatisfy(\.isSpace) ? nil : "text before the element 'svg'" }
        return isInStyle ? SVGRules.problem(inCSS: String(decoding: text, as: UTF8.self)) : nil
    }

    /// Skips a comment or a tag.
    private mutating func skipMarkup() -> String? {
        // Only the text right within 'style' is CSS, and all of it is looked at.
        if isInStyle, !has("</") { return "something else than text in 'style'" }
        if has("<!--") {
            guard let end = bytes[(index + 4)...].firstRange(of: Array("-->".utf8)) else {
                return "an open comment"
            }
            index = end.upperBound
            return nil
        }
        if has("<!DOCTYPE") { return "a document type" }
        if has("<![CDATA[") { return "a CDATA section" }
        if has("<!") || has("<?") { return "a declaration or instruction" }
        return has("</") ? skipEnd() : skipTag()
    }

    private mutating func skipEnd() -> String? {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
            return "an open tag"
        }
        index = end + 1
        isInStyle = false
        return nil
    }

    private mutating func skipTag() -> String? {
        let start = index
        index += 1
        let name = word()
        if name.isEmpty { return "a '<' without a tag" }
        var attributes: [(name: String, value: String)] = []
        while true {
            let hasSpace = skipSpace()
            guard index < bytes.count else { return "an open tag" }
            if has(">") || has("/>") { break }
            guard hasSpace, let attribute = attribute() else {
                return "a tag that is not well-formed"
            }
            attributes.append(attribute)
        }
        let isEmpty = has("/>")
        index += isEmpty ? 2 : 1
        for attribute in attributes where attribute.name.hasPrefix("xmlns:") {
            let prefix = attribute.name.dropFirst("xmlns:".count)
            if SVGNames.inertSpaces.contains(attribute.value), !prefix.hasPrefix("xml") {
                inertPrefixes.insert(String(prefix))
            }
        }
        if let problem = problem(of: name, attributes) {
            index = start
            return problem
        }
        isInStyle = name == "style" && !isEmpty
        return nil
    }

    private func isInert(_ name: String) -> Bool {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return inertPrefixes.contains(String(name[..<colon]))
    }

    private mutating func problem(of name: String, _ attributes: [(name: String, value: String)])
        -> String?
    {
        let isInertElement = isInert(name)
        if !hasRoot, name != "svg" { return "another element than 'svg': '\(name.excerpt)'" }
        hasRoot = true
        guard isInertElement || SVGNames.elements.contains(name) else {
            return "the element '\(name.excerpt)'"
        }
        for (attribute, value) in attributes {
            let isHandler = attribute.lowercased().hasPrefix("on")
            if isInert(attribute) || isInertElement && !isHandler && !attribute.hasPrefix("xml") {
                continue
            }
            guard let problem = SVGRules.problem(ofAttribute: attribute, value) else { continue }
            return problem
        }
        return nil
    }

    private mutating func attribute() -> (name: String, value: String)? {
        let name = word()
        skipSpace()
        guard !name.isEmpty, has("=") else { return nil }
        index += 1
        skipSpace()
        guard let quote = bytes[index...].first,
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = bytes[(index + 1)...].firstIndex(of: quote)
        else { return nil }
        let value = bytes[(index + 1)..<end]
        if value.contains(UInt8(ascii: "<")) { return nil }
        index = end + 1
        return (name, String(decoding: value, as: UTF8.self))
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        return index > start
    }

    /// A name in ASCII; others are of no element or attribute that is known.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count,
            bytes[index].isASCIIAlphanumeric || "-_:.".utf8.contains(bytes[index])
        { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
