import Findings
import SourceText
import SourceTrees

/// The files that a file of Theo imports, directly or not, each read once.
struct TheoImports {
    private var inclusions: Inclusions
    private var known: [String: TheoFile] = [:]

    var findings: [Finding] { inclusions.findings }

    init(_ files: OtherFiles) {
        inclusions = Inclusions(files)
    }

    /// A file over all that it imports.
    mutating func whole(_ root: SourceNode) -> TheoFile {
        whole(root, after: [root.location.file])
    }

    private mutating func whole(_ root: SourceNode, after trail: [String]) -> TheoFile {
        var file = TheoFile()
        for node in TheoReader.imports(of: root) {
            if let other = imported(node, after: trail) { file.take(other) }
        }
        file.add(root)
        return file
    }

    private mutating func imported(
        _ node: SourceNode,
        after trail: [String]
    ) -> TheoFile? {
        guard let reference = node.text, let file = trail.last else { return nil }
        let path = FileName.path(of: reference, from: file)
        if let path, let file = known[path] { return file }
        guard let root = inclusions.root(of: reference, at: node, after: trail) else { return nil }
        let other = whole(root, after: trail + [root.location.file])
        known[root.location.file] = other
        return other
    }
}
