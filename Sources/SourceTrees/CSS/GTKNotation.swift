/// Names of colours as the style sheets of GTK write them, in the notation of CSS.
package enum GTKNotation {
    /// The custom property of a name, as libadwaita has both: `window_bg_color` is `--window-bg-color`.
    static func property(of name: some StringProtocol) -> String {
        "--" + name.trimmed.replacing("_", with: "-")
    }

    /// A value with `var(--name)` in place of `@name`.
    package static func css(of text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
        return text.replacing(/@([A-Za-z][A-Za-z0-9_-]*)/) { match in
            "var(\(property(of: match.1)))"
        }
    }

    /// The custom property that `@define-color window_bg_color #fff;` sets, as GTK itself has it from 4.16 on.
    static func property(definedBy statement: String) -> String? {
        let start = "@define-color "
        guard statement.hasPrefix(start), statement != start else { return nil }
        return property(of: statement.dropFirst(start.count))
    }
}
