import Findings

/// The pages and files that links can lead to.
package struct PageIndex: Sendable {
    /// The output path of every page, by its source path.
    let pages: [String: ArtifactPath]
    /// Every other file below the pages' folder.
    let files: Set<String>
    /// What a link to none of them was probably meant to be.
    let guesses: PathGuesses

    /// Indexes pages by their source paths; a page whose path could leave the output is left out.
    package init(pages: [String], files: Set<String>) {
        var index: [String: ArtifactPath] = Dictionary(minimumCapacity: pages.count)
        for page in pages { index[page] = Self.outputPath(of: page) }
        self.pages = index
        self.files = files
        guesses = PathGuesses(Lazy { [index] in Array(index.keys) + files })
    }

    /// As long as the folder of a theme's pages can be.
    private static let longestFolder = ArtifactPath("themes/\(String(repeating: "x", count: 255))/pages")

    /// `guide/start.md` becomes `guide/start.html`; `README.md` is its folder's index.
    static func outputPath(of page: String) -> ArtifactPath? {
        let start = page.utf8.lastIndex(of: UInt8(ascii: "/")).map(page.utf8.index(after:)) ?? page.startIndex
        let file = page[start...]
        let stem = file.lowercased().hasSuffix(".md") ? file.dropLast(3) : file
        let path = ArtifactPath("\(page[..<start])\(stem == "README" ? "index" : stem).html")
        return path.flatMap { longestFolder?.appending($0) == nil ? nil : $0 }
    }
}
