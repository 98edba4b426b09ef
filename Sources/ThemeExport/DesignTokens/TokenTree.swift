import Findings
import ThemeModel

/// Tokens by path; a node that is a token and a group keeps its value as `$root`.
struct TokenTree {
    private var token: [(key: String, value: JSONValue)]?
    private var children: Table<TokenTree> = [:]

    mutating func insert(_ token: [(key: String, value: JSONValue)], at path: some Collection<Substring>) {
        guard let first = path.first else {
            self.token = token
            return
        }
        var child = children[String(first)] ?? TokenTree()
        child.insert(token, at: path.dropFirst())
        children[String(first)] = child
    }

    var members: [(key: String, value: JSONValue)] {
        if children.isEmpty { return token ?? [] }
        let root = token.map { [(key: "$root", value: JSONValue.object($0))] } ?? []
        return root + children.map { (key: $0, value: .object($1.members)) }
    }
}
