/// The folders that stand for all of their files in a list of paths, since no other file is in them.
struct PathCover {
    private let folders: Set<String>

    /// Fewer files are named each.
    private static let least = 5

    /// Reads the folders of the files that are not in the list.
    init(besides others: [String]) {
        folders = Set(others.flatMap(Self.folders))
    }

    /// The files, those of one folder as the folder.
    func paths(of files: [String]) -> [String] {
        let covers = files.map(cover)
        var sizes: [String: Int] = [:]
        for cover in covers { sizes[cover, default: 0] += 1 }
        var seen: Set<String> = []
        return zip(files, covers).compactMap { file, cover in
            let isLarge = sizes[cover] ?? 0 >= Self.least
            let path = isLarge ? cover : file
            return seen.insert(path).inserted ? path : nil
        }
    }

    /// The outermost folder of a file without any other; the file, where there is none.
    private func cover(of file: String) -> String {
        Self.folders(of: file).first { !folders.contains($0) } ?? file
    }

    /// The folders around a file, the outermost first.
    private static func folders(of file: String) -> [String] {
        let slashes = file.utf8.indices.filter { file.utf8[$0] == UInt8(ascii: "/") }
        return slashes.dropFirst().map { String(file[..<$0]) }
    }
}
