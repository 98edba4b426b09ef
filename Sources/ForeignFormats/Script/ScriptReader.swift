import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of the colours that constants of JavaScript and TypeScript write out, as design tokens.
enum ScriptReader {
    static func recognises(_ root: SourceNode) -> Bool { root[ScriptTree.root] != nil }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        do throws(SyntaxError) {
            let file = try ScriptEvaluation(root, ScriptModules(files))
            let value = ScriptValue(.object(file.constants, isWhole: true), at: root)
            let (documents, findings) = ObjectThemes.read(value, at: root, id: id)
            let unread = ScriptUnread(file, root, documents, reported: findings.all)
            return (documents, findings.all + unread.findings)
        } catch {
            let finding = Finding(
                .unreadableFile,
                .error,
                "the file cannot be read as constants of JavaScript: \(error.message)",
                help: error.help,
                at: error.location
            )
            return ([], [finding])
        }
    }
}
