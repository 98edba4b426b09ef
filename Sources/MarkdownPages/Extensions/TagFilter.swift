/// Makes text of the tags that GitHub does not allow in raw HTML (GFM 0.29, section 6.11).
enum TagFilter {
    private static let names = [
        "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
    ]

    static func apply(to root: MarkdownNode) {
        for node in root.nodes(.html) { node.setLiteral(filtered(node.literal)) }
    }

    private static func filtered(_ html: String) -> String {
        var result = ""
        var rest = html[...]
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            let name = rest.drop { $0 == "/" }.prefix { $0.isASCII && $0.isLetter }.lowercased()
            result += names.contains(name) ? "&lt;" : "<"
        }
        return result + rest
    }
}
