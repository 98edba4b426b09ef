import SourceTrees

extension MappingSet {
    /// The container of a file: that of a project's own table with its ending, or the usual one.
    func container(of text: String, file: String) -> Container {
        guard let own = own(ending: Container.ending(of: file)) else {
            return Container(of: text, file: file)
        }
        return Container(rawValue: own.container) ?? .yaml
    }

    /// The tree of a text; JSON of our own has no comments.
    func tree(
        of text: String,
        file: String,
        in container: Container
    ) throws(SyntaxError) -> SourceTree? {
        try container.parse(text, file: file) { root in
            ForeignReaders.reader(of: root, self) != nil || UnknownFormat.settings(root) != nil
        }
    }
}
