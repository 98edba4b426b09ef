import Projects

/// The place of the files that a command makes: the path itself, or below the folder that it is.
struct ResultPlace {
    private let path: String
    private let isFolder: Bool

    /// Decides by the path and the names of the files; `isOfSeveral` is true where there may be more of them.
    ///
    /// A path is a folder if it is one, ends in `/`, or has no ending where files have one. So it is for files whose names
    /// have folders in them, unless there is one alone, with the ending of the path.
    init(
        _ path: String,
        for names: [String],
        isOfSeveral: Bool = false,
        in currentFolder: String
    ) throws(CommandError) {
        let isOne = names.count == 1 && !isOfSeveral
        let lieInFolders =
            names.contains { $0.contains("/") } && !(isOne && names[0].ending == path.ending)
        let isBare = path.ending == nil && names.allSatisfy { $0.ending != nil }
        self.path = path
        isFolder =
            WholeFile.isFolder(path, in: currentFolder) || lieInFolders
            || isBare && !WholeFile.isThere(path, in: currentFolder) || !isOne && path.ending == nil
        guard isFolder || isOne else {
            throw CommandError(
                "several files cannot go to one, '\(path)'",
                help: "name a folder: '\(path)/'"
            )
        }
    }

    /// The path of a file.
    func path(of name: String) -> String { isFolder ? path.inFolder(name) : path }
}

extension String {
    /// The text after the last period in the last name of a path; nil for a hidden file without another one.
    fileprivate var ending: Substring? {
        let name = (split(separator: "/").last ?? "").dropFirst()
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] }
    }
}
