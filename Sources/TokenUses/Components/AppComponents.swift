/// The components of an app, by the names under which its files take them from each other.
package struct AppComponents: Sendable {
    private var byFile: [String: [String: ComponentInside]] = [:]
    private var files: [String: [String]] = [:]
    /// One of them has a token as its ground.
    private(set) var haveTokens = false

    package init(_ found: [(file: String, insides: [String: ComponentInside])] = []) {
        for (file, insides) in found {
            byFile[file] = insides
            haveTokens = haveTokens || insides.values.contains(where: \.hasToken)
            for name in insides.keys { files[name, default: []].append(file) }
        }
    }

    /// The surroundings in the components that a file has itself, or takes from another one.
    func insides(for file: String, _ script: ScriptText) -> [String: ComponentInside] {
        var insides = byFile[file] ?? [:]
        if files.isEmpty { return insides }
        for (local, origin) in ImportedNames(script).origins {
            insides[local] = inside(of: origin, as: local, in: file)
        }
        return insides
    }

    /// Nil where no file of the app, or more than one, may have the component.
    private func inside(
        of origin: ImportedNames.Origin,
        as local: String,
        in file: String
    ) -> ComponentInside? {
        let path = ImportPath(origin.path, in: file)
        let name = origin.name ?? path.lastName
        let found = (files[name] ?? files[local] ?? []).filter(path.mayName)
        guard found.count == 1, let home = found.first else { return nil }
        return byFile[home]?[name] ?? byFile[home]?[local]
    }
}
