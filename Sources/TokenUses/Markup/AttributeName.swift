/// The names under which lists have the attributes of frameworks.
enum AttributeName {
    private static let bindings = ["v-bind:", "x-bind:", ":", "."]

    /// The name without the modifiers of Vue, bound ones as `:style` or `[style]`.
    ///
    /// It is in small letters, unless it has a property or a class in it.
    static func plain(_ written: String) -> String {
        let name = unified(written)
        return StyleAttribute.isDirective(name) ? name : name.lowercased()
    }

    private static func unified(_ written: String) -> String {
        // Angular has two notations for a property and for an attribute.
        if written.hasPrefix("bind-") { return "[\(written.dropFirst(5))]" }
        if written.hasPrefix("[attr.") { return "[" + written.dropFirst(6) }
        if written.hasPrefix("attr.") { return String(written.dropFirst(5)) }
        guard let start = bindings.first(where: written.hasPrefix) else { return written }
        return ":" + written.dropFirst(start.count).prefix { $0 != "." }
    }
}
