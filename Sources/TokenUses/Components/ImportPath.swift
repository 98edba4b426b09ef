/// The path of another file of the app, as an import has it.
struct ImportPath {
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
