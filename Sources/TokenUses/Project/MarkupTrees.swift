/// The elements of the markup of an app, by their files and of all files together.
struct MarkupTrees: Sendable {
    private(set) var byFile: [String: MarkupTree] = [:]
    /// Nil for an app without markup.
    let all: MarkupTree?

    init(_ files: [StyleUses]) {
        let modules = ClassModules(files.map(\.rules))
        var trees: [String: MarkupTree] = [:]
        for file in files {
            guard let tree = file.markup else { continue }
            trees[file.file] = modules.renaming(tree, of: file.file)
        }
        let grounds = ComponentGrounds(trees, files.map(\.rules))
        for (file, tree) in trees {
            var tree = grounds.settling(tree, of: file)
            tree.rules = InlineStyles.rules(of: tree, file: file)
            byFile[file] = tree
        }
        all = MarkupTree(byFile)
    }
}
