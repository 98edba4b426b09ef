import SourceTrees
import ThemeModel

extension Table<SourceNode> {
    /// The properties as an element below inherits them, which sets some others: `var()` has been replaced above it.
    ///
    /// Source: CSS Variables 1, §2.
    func computed(where own: [String: SourceNode?]) -> Table<SourceNode> {
        let changed = own.filter { name, value in
            guard let value, let inherited = self[name] else { return value != nil }
            return value.location != inherited.location
        }
        if changed.isEmpty { return self }
        return compactMapValues { name, value in
            guard own[name] == nil, let text = value.text, text.contains("var("),
                leads(text, to: changed, depth: 0)
            else { return value }
            let replaced = replacing(text, depth: 0)
            return SourceNode(content: .scalar(replaced, .verbatim), location: value.location)
        }
    }

    private static var depthLimit: Int { 16 }
    private static var longest: Int { 1_000 }

    private func leads(
        _ text: String,
        to changed: [String: SourceNode?],
        depth: Int
    ) -> Bool {
        if depth > Self.depthLimit { return false }
        return text.matches(of: /var\(\s*(--[^\s,()]+)/).contains { match in
            let name = String(match.1)
            if changed[name] != nil { return true }
            guard let inner = self[name]?.text else { return false }
            return leads(inner, to: changed, depth: depth + 1)
        }
    }

    private func replacing(_ text: String, depth: Int) -> String {
        if depth > Self.depthLimit || text.utf8.count > Self.longest { return text }
        return text.replacing(/var\(\s*(--[^\s,()]+)\s*(?:,[^()]*)?\)/) { match in
            guard let inner = self[String(match.1)]?.text else { return String(match.0) }
            return replacing(inner, depth: depth + 1)
        }
    }
}
