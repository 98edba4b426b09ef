import SourceText
import SourceTrees

/// A selector of a whole page, such as `:root`, `.dark` or `[data-theme="ocean"]`, and what it asks of the page.
struct StyleSelector {
    /// Classes and values of attributes.
    private(set) var qualifiers: [String] = []
    /// A class that need not mean a theme.
    private(set) var isGuess = false

    private static let pageElements: Set<String> = ["html", "body", ""]
    private static let pagePseudos: Set<String> = ["root", "host", "host-context"]
    private static let inner: Set<String> = ["where", "is", "host", "host-context"]
    private static let longest = 500

    /// Nil for a selector of anything but whole pages.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        var scalars = Array(text.unicodeScalars)[...]
        var compounds = 1
        var isUncertain = false
        var named = 0
        while let scalar = scalars.first {
            switch scalar {
            case " ", ">", "+", "~":
                scalars.removeFirst()
                if scalar != " " || scalars.first.map({ $0 != " " && $0 != ">" }) ?? false {
                    compounds += 1
                }
            case "*", "&": scalars.removeFirst()
            case ".":
                scalars.removeFirst()
                let name = Self.name(&scalars)
                if !Self.meansTheme(name) { isUncertain = true }
                if !Self.isPlain(name) { named += 1 }
                qualifiers.append(name)
            case "[":
                guard let value = Self.attribute(&scalars) else { return nil }
                qualifiers.append(value)
            case ":":
                guard let inner = Self.pseudo(&scalars) else { return nil }
                qualifiers += inner.qualifiers
                isUncertain = isUncertain || inner.isGuess
            default:
                let element = Self.name(&scalars)
                guard !element.isEmpty, Self.pageElements.contains(element.lowercased()) else {
                    return nil
                }
            }
        }
        // A page has one theme: `.theme-switch .theme-icon` is a part of it.
        if compounds > 1, isUncertain || named > 1 { return nil }
        isGuess = isUncertain
    }

    /// The selectors between commas that are not in brackets.
    static func list(_ text: String) -> [String] {
        var depth = 0
        var parts = [""]
        for scalar in text.unicodeScalars {
            if "([".unicodeScalars.contains(scalar) { depth += 1 }
            if ")]".unicodeScalars.contains(scalar) { depth -= 1 }
            if scalar == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        return parts.map(\.trimmed).filter { !$0.isEmpty }
    }

    private static func meansTheme(_ name: String) -> Bool {
        isPlain(name) || NameWords.words(of: name).contains("theme")
    }

    /// The class tells no more than a scheme or a contrast.
    private static func isPlain(_ name: String) -> Bool { StyleContext(named: name).theme == nil }

    private static func name(_ scalars: inout ArraySlice<Unicode.Scalar>) -> String {
        let name = scalars.prefix {
            !$0.isASCII || $0 == "-" || $0 == "_" || UInt8(ascii: $0).isASCIIAlphanumeric
        }
        scalars = scalars.dropFirst(name.count)
        return String(String.UnicodeScalarView(name))
    }

    /// The value in `[data-theme="ocean"]`, or the name in `[data-dark]`; empty for `[data-accent-color]` of any value.
    private static func attribute(_ scalars: inout ArraySlice<Unicode.Scalar>) -> String? {
        guard let end = scalars.firstIndex(of: "]") else { return nil }
        let text = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 1)..<end]))
        scalars = scalars[(end + 1)...]
        let parts = text.split(separator: "=", maxSplits: 1)
        let name =
            parts[0...].first.map {
                $0.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            } ?? ""
        guard name.hasPrefix("data-") || ["theme", "class", "mode"].contains(name) else {
            return nil
        }
        // A page may have several of these: `[data-accent-color="gray"]` beside `[data-gray-color="gray"]`.
        let axis =
            name.hasPrefix("data-") && name.hasSuffix("-color") ? name.dropFirst(5).dropLast(6) : ""
        guard parts.count == 2 else { return axis.isEmpty ? String(name.dropFirst(5)) : "" }
        let value = parts[1].split { $0 == "\"" || $0 == "'" || $0 == " " }.first ?? ""
        if value.isEmpty { return nil }
        return axis.isEmpty ? String(value) : "\(axis)-\(value)"
    }

    /// The selector in a pseudo-class of whole pages; nil for any other.
    private static func pseudo(_ scalars: inout ArraySlice<Unicode.Scalar>) -> StyleSelector? {
        scalars.removeFirst()
        let pseudo = name(&scalars).lowercased()
        var inner: String?
        if scalars.first == "(" {
            var depth = 0
            let end = scalars.firstIndex { scalar in
                if scalar == "(" { depth += 1 }
                if scalar == ")" { depth -= 1 }
                return depth == 0
            }
            guard let end else { return nil }
            inner = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 1)..<end]))
            scalars = scalars[(end + 1)...]
        }
        let page = StyleSelector("")
        if pseudo == "not" { return page }
        guard let inner else { return pagePseudos.contains(pseudo) ? page : nil }
        return Self.inner.contains(pseudo) ? list(inner).first.flatMap { StyleSelector($0) } : nil
    }
}
