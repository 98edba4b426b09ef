/// The names under which lists have the attributes of frameworks.
enum AttributeName {
    private static let bindings = ["v-bind:", "x-bind:", ":", "."]

    /// The name without the modifiers of Vue, bound ones as `:style` or `[style]`.
    ///
    /// It is in small letters, unless it has a property or a class in it.
    static func plain(_ written: String) -> String {
        let name = ofAngular(written) ?? ofVue(written) ?? written
        return StyleAttribute.isDirective(name) ? name : name.lowercased()
    }

    /// The name in one of Angular's two notations for a property and for an attribute.
    private static func ofAngular(_ written: String) -> String? {
        if written.hasPrefix("bind-") {
            return "[\(written.dropFirst(5))]"
        }
        if written.hasPrefix("[attr.") {
            return "[\(written.dropFirst(6))"
        }
        if written.hasPrefix("attr.") {
            return String(written.dropFirst(5))
        }
        return nil
    }

    private static func ofVue(_ written: String) -> String? {
        let start = bindings.first(where: written.hasPrefix)
        guard let start else { return nil }
        let name = written.dropFirst(start.count).prefix { $0 != "." }
        return ":\(name)"
    }
}
