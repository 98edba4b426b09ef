import SourceText

/// The CSS modules of an app, in which markup finds its classes.
struct ClassModules {
    /// The words of each module, as it has them, by its file.
    private var words: [String: Set<String>] = [:]

    init(_ sheets: [SheetRules]) {
        for sheet in sheets where sheet.reach == .module {
            words[sheet.file] = Set(sheet.words.names.map(ModuleName.plain))
        }
    }

    /// The elements of a file with the names that classes of modules have in their sheets.
    func renaming(_ tree: MarkupTree, of file: String) -> MarkupTree {
        if !tree.vocabulary.contains(where: ModuleName.isQualified) { return tree }
        var files: [Substring: String?] = [:]
        return tree.renaming { word in
            guard let (path, name) = ModuleName.parts(of: word) else { return word }
            let module = files[path] ?? self.file(String(path), from: file)
            files[path] = .some(module)
            guard let module else { return MarkupTree.hiddenClasses }
            return ModuleName.word(written(name, in: module), in: module)
        }
    }

    /// Nil where no module that is read, or more than one, may be meant.
    private func file(_ path: String, from file: String) -> String? {
        let path = ImportPath(path, in: file)
        let found = words.keys.filter(path.mayName)
        return found.count == 1 ? found.first : nil
    }

    /// Tools may have `.card-title` as `cardTitle` in scripts.
    private func written(_ name: String, in module: String) -> String {
        guard let known = words[module], !known.contains(name) else { return name }
        let parts = NameWords.words(of: String(name.dropFirst()))
        let dashed = String(name.prefix(1)) + parts.joined(separator: "-")
        return known.contains(dashed) ? dashed : name
    }
}
