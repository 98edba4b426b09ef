/// The classes of the app's own style sheets that paint a ground, or change all in their element.
///
/// Tailwind's classes may stand beside them in markup.
package struct PaintedClasses: Sendable {
    /// The effect of a rule on the element that has its classes.
    struct Paint: Hashable {
        /// The other classes of the element that the rule is for.
        let others: Set<String>
        /// It changes all in the element; else it paints a ground.
        let isEffect: Bool
    }

    private var sites: [String: Set<Paint>] = [:]
    /// By their files: those of components and pages.
    private var files: [String: [String: Set<Paint>]] = [:]
    /// The file whose classes are looked up.
    var file = ""

    package init() {}

    /// Adds a paint of a class, for one file or for all.
    mutating func add(_ paint: Paint, of name: String, in file: String?) {
        if let file {
            files[file, default: [:]][name, default: []].insert(paint)
        } else {
            sites[name, default: []].insert(paint)
        }
    }

    /// The paints of a class beside all classes of its element.
    func paints(of name: Substring, among classes: () -> Set<String>) -> [Paint] {
        if sites.isEmpty, files.isEmpty { return [] }
        let name = String(name)
        let found = (sites[name] ?? []).union(files[file]?[name] ?? [])
        if found.isEmpty { return [] }
        let classes = classes()
        return found.filter { $0.others.isSubset(of: classes) }
    }
}
