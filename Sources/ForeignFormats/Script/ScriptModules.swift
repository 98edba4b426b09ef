import Findings
import SourceTrees
import ThemeModel

/// The constants of other files of the project, which scripts import by their paths.
final class ScriptModules {
    private let files: OtherFiles
    /// A file that is being read has none yet: in a circle of imports they are unknown.
    private var known: [String: Table<ScriptValue>] = [:]

    init(_ files: OtherFiles) { self.files = files }

    /// The colours that a module has under a name; nil for those that only the program knows.
    func value(_ name: String, of module: String, importedBy file: String) -> ScriptValue? {
        guard let constants = constants(of: module, importedBy: file) else { return nil }
        guard let value = exported(name, among: constants), value.hasColors, !value.isMade
        else { return nil }
        return value
    }

    private func exported(
        _ name: String,
        among constants: Table<ScriptValue>
    ) -> ScriptValue? {
        switch name {
        case ScriptTree.anyKey: whole(constants)
        case "default": constants["default"] ?? constants["exports"]
        default: constants[name] ?? constants["exports"]?.members[name]
        }
    }

    private func whole(_ constants: Table<ScriptValue>) -> ScriptValue? {
        guard let first = constants.names.first, let value = constants[first] else { return nil }
        return ScriptValue(.object(constants, isWhole: true), at: value.node)
    }

    private func constants(of module: String, importedBy file: String) -> Table<ScriptValue>? {
        let path = Self.candidates(for: module).lazy
            .compactMap { FileName.path(of: $0, from: file) }
            .first(where: files.has)
        guard let path else { return nil }
        if let known = known[path] { return known }
        known[path] = [:]
        guard let root = try? files.root(at: path), ScriptReader.recognises(root),
            let constants = try? ScriptEvaluation(root, self).constants
        else { return nil }
        known[path] = constants
        return constants
    }
}

// MARK: - Paths

extension ScriptModules {
    static let endings = ["ts", "tsx", "js", "mjs", "cjs"]

    /// The paths of the files that a script may mean, as it would write them.
    static func references(in root: SourceNode) -> [String] {
        let statements = root[ScriptTree.root]?.items ?? []
        let origins = statements.flatMap { $0[.imported]?.pairs.map(\.value) ?? [] }
        return origins.compactMap(\.texts.first).flatMap(candidates)
    }

    /// The files that a module's path may lead to: it may have no ending, or that of the compiled file.
    private static func candidates(for module: String) -> [String] {
        guard module.hasPrefix(".") else { return [] }
        let stem = module.hasSuffix(".js") ? String(module.dropLast(".js".count)) : module
        let files = endings.map { "\(stem).\($0)" }
        return [module] + files + endings.map { "\(module)/index.\($0)" }
    }
}
