/// The components of a file, and the names under which others take them from it.
package struct ComponentFile: Sendable {
    package let name: String
    let insides: [String: ComponentInside]
    let exports: ExportedNames
}

/// The components of an app, by the names under which its files take them from each other.
package struct AppComponents: Sendable {
    /// A name that is handed on through more files is not followed.
    private static let limit = 32

    private var files: [String: ComponentFile] = [:]
    /// The files by the last parts of their own names and of their folders'.
    private var ends: [Substring: [String]] = [:]
    /// One of them has a token as its ground, or as the colour of its text.
    private(set) var haveTokens = false

    package init(_ found: [ComponentFile] = []) {
        if found.allSatisfy(\.insides.isEmpty) { return }
        for file in found {
            files[file.name] = file
            haveTokens = haveTokens || file.insides.values.contains(where: \.hasToken)
            for end in ImportPath.ends(of: file.name) { ends[end, default: []].append(file.name) }
        }
    }

    /// The surroundings in the components that a file has itself, or takes from another one.
    func known(in file: String, _ script: ScriptText) -> KnownComponents {
        var known = KnownComponents(own: files[file]?.insides ?? [:])
        if files.isEmpty { return known }
        for (local, origin) in ImportedNames(script).origins {
            var seen: Set<String> = []
            known.imported[local] = inside(of: origin, in: file, &seen)
        }
        return known
    }

    /// Nil where no file of the app, or more than one, may have the component.
    private func inside(
        of origin: ImportedNames.Origin,
        in file: String,
        _ seen: inout Set<String>
    ) -> ComponentInside? {
        let name = origin.name ?? ExportedNames.defaultName
        let homes = homes(of: ImportPath(origin.path, in: file)).filter { home in
            files[home]?.exports.mayHave(name) ?? false
        }
        guard homes.count == 1, let home = files[homes[0]], seen.count < Self.limit,
            seen.insert("\(home.name) \(name)").inserted
        else { return nil }
        switch home.exports.sources[name] {
        case .own(let local):
            return home.insides[local]
        case .other(let origin):
            return inside(of: origin, in: home.name, &seen)
        case nil:
            let all = home.exports.wholes.compactMap { path in
                inside(of: .init(path: path, name: name), in: home.name, &seen)
            }
            return all.count == 1 ? all.first : nil
        }
    }

    /// The files that a path may name; those of a folder where it has no index.
    private func homes(of path: ImportPath) -> [String] {
        let near = ends[path.lastName] ?? []
        let own = near.filter(path.names)
        if !own.isEmpty { return own }
        let inside = near.filter(path.namesFolder(of:))
        let index = inside.filter(ImportPath.isIndex)
        return index.isEmpty ? inside : index
    }
}

/// The surroundings in the components that one file can name.
struct KnownComponents {
    var own: [String: ComponentInside] = [:]
    var imported: [String: ComponentInside] = [:]
}
