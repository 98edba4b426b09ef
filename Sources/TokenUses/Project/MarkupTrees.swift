/// The elements of the markup of an app, by their files and of all files together.
struct MarkupTrees: Sendable {
    private(set) var byFile: [String: MarkupTree] = [:]
    /// Nil for an app without markup.
    let all: MarkupTree?

    init(_ files: [StyleUses]) {
        let modules = ClassModules(files.map(\.rules))
        for file in files {
            guard var tree = file.markup else { continue }
            tree = modules.renaming(tree, of: file.file)
            tree.rules = InlineStyles.rules(of: tree, file: file.file)
            byFile[file.file] = tree
        }
        all = MarkupTree(byFile)
    }
}
