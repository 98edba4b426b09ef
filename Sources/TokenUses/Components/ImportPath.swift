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

    var lastName: Substring { Self.lastPart(of: path) }

    /// The path is that of a file, or of the folder that it is in.
    func mayName(_ file: String) -> Bool { names(file) || namesFolder(of: file) }

    /// The path is that of a file.
    func names(_ file: String) -> Bool { mayBe(Self.stem(of: file)) }

    /// The path is that of the folder of a file.
    func namesFolder(of file: String) -> Bool { mayBe(Self.folder(of: file)) }

    private func mayBe(_ name: Substring) -> Bool {
        if path.isEmpty { return false }
        return name == path || !isRelative && name.hasSuffix("/" + path)
    }

    /// The last parts of the paths that may name a file.
    static func ends(of file: String) -> [Substring] {
        [lastPart(of: stem(of: file)), lastPart(of: folder(of: file))]
    }

    /// The file stands for its folder.
    static func isIndex(_ file: String) -> Bool { lastPart(of: stem(of: file)) == "index" }

    private static func folder(of file: String) -> Substring {
        let stem = stem(of: file)
        return stem[..<(stem.lastIndex(of: "/") ?? stem.startIndex)]
    }

    private static func lastPart(of path: Substring) -> Substring {
        path.split(separator: "/").last ?? ""
    }

    private static func stem(of path: String) -> Substring {
        let ending = endings.first(where: path.hasSuffix)
        return path.dropLast(ending?.count ?? 0)
    }
}
