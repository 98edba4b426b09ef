import SourceText

package struct PageIndex: Sendable {
    package let pages: [String: ArtifactPath]
    /// Every other file below the pages' folder.
    let files: Set<String>
    let guesses: PathGuesses
    /// The reason not to copy an image in SVG; nil if it is harmless.
    let imageProblem: ImageProblem

    package typealias ImageProblem = @Sendable (_ path: String) -> String?

    /// Indexes pages by their source paths; a page whose path could leave the output is left out.
    package init(
        pages: [String],
        files: Set<String>,
        imageProblem: @escaping ImageProblem = { _ in "it was not read" }
    ) {
        var index: [String: ArtifactPath] = [:]
        for page in pages { index[page] = Self.outputPath(of: page) }
        self.pages = index
        self.files = files
        self.imageProblem = imageProblem
        guesses = PathGuesses(Array(index.keys) + files)
    }

    /// A budget for the broken links of one page, assuming that a quarter of the pages have some.
    var guessesOfPage: GuessBudget { GuessBudget(sharedAmong: (pages.count + files.count) / 4) }

    private static let longestID = String(repeating: "x", count: ArtifactPath.nameLimit)

    static func help(forPath page: String) -> String {
        let added = ".html".utf8.count - ".md".utf8.count
        let shortest = ArtifactPath(ours: "a")
        let around = SiteFile.theme(longestID, .page(shortest)).text.utf8.count - 1
        let longest = ArtifactPath.limit - around - added
        let longestName = ArtifactPath.nameLimit - added
        let hasLongName = page.pathNames.contains { $0.utf8.count > longestName }
        if page.utf8.count > longest || hasLongName {
            return "shorten it: a page's path has at most \(longest) bytes, "
                + "and a name in it \(longestName)"
        }
        return "rename it: no name is '..', has '\\' or a control character in it, "
            + "or begins with a combining mark"
    }

    /// `guide/start.md` becomes `guide/start.html`; `README.md` is its folder's index.
    static func outputPath(of page: String) -> ArtifactPath? {
        let slash = page.utf8.lastIndex(of: UInt8(ascii: "/"))
        let start = slash.map(page.utf8.index(after:)) ?? page.startIndex
        let file = page[start...]
        let stem = file.lowercased().hasSuffix(".md") ? file.dropLast(3) : file
        let name = stem == "README" ? "index" : stem
        guard let path = ArtifactPath("\(page[..<start])\(name).html") else { return nil }
        return SiteFile.theme(longestID, .page(path)).path == nil ? nil : path
    }
}
