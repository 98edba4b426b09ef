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

/// The path of another file of the app, as an import has it.
private struct ImportPath {
    /// From the root of the project for a relative path, else the end of it.
    private let path: Substring
    private let isRelative: Bool

    /// Starts that stand for a folder of the project.
    private static let aliases = ["@/", "~/", "#/", "$lib/", "src/", "/"]
    private static let endings = [".tsx", ".jsx", ".ts", ".js", ".vue", ".svelte", ".astro"]

    init(_ written: String, in file: String) {
        isRelative = written.hasPrefix(".")
        if isRelative {
            var folders = file.split(separator: "/").dropLast()
            for part in written.split(separator: "/") where part != "." {
                if part == ".." { _ = folders.popLast() } else { folders.append(part) }
            }
            path = Self.stem(of: folders.joined(separator: "/"))
        } else {
            let alias = Self.aliases.first(where: written.hasPrefix)
            // A path without an alias is that of a package.
            path = alias.map { Self.stem(of: String(written.dropFirst($0.count))) } ?? ""
        }
    }

    var lastName: String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// The path is that of a file, or of the folder that it is in.
    func mayName(_ file: String) -> Bool {
        if path.isEmpty { return false }
        let stem = Self.stem(of: file)
        let folder = stem[..<(stem.lastIndex(of: "/") ?? stem.startIndex)]
        return [stem, folder].contains { name in
            name == path || !isRelative && name.hasSuffix("/" + path)
        }
    }

    private static func stem(of path: String) -> Substring {
        let ending = endings.first(where: path.hasSuffix)
        return path.dropLast(ending?.count ?? 0)
    }
}
