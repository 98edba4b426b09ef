import SourceText

/// The names by which a script takes classes from CSS modules.
struct ModuleImports {
    /// A style sheet in the component itself.
    static let own = ""

    private var paths: [String: String] = [:]
    /// Names of single classes: `import { card } from "./card.module.css"`.
    private var classes: [String: (path: String, name: String)] = [:]

    /// A script without modules.
    init() {}

    /// `ownName` is that of the module in the file itself.
    ///
    /// Complexity: O(n).
    init(_ script: ScriptText, ownName: String?) {
        if let ownName { paths[ownName] = Self.own }
        guard script.bytes.start(of: ModuleName.sign) != nil else { return }
        for (local, origin) in ImportedNames(script).origins
        where ModuleName.isModule(origin.path) {
            if let name = origin.name, name != "default" {
                classes[local] = (origin.path, name)
            } else {
                paths[local] = origin.path
            }
        }
    }

    var isEmpty: Bool { paths.isEmpty && classes.isEmpty }

    /// The path of the module that a name stands for, as the script has it.
    func path(of name: String) -> String? { paths[name] }

    /// The class that an expression such as `styles.card` is.
    func origin(of expression: String) -> (module: String, name: String)? {
        if let (path, name) = classes[expression] { return (path, name) }
        let parts = expression.split { ".?".contains($0) }
        guard parts.count == 2, let path = paths[String(parts[0])] else { return nil }
        return (path, String(parts[1]))
    }
}
