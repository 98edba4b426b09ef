import Findings
import SourceText
import SourceTrees
import ThemeModel

extension SiblingFiles {
    /// Files of design tokens that stand side by side, one for each mode: `brand.light.tokens.json`,
    /// `brand.dark.tokens.json`.
    static let tokenModes = SiblingFiles(
        name: "modes",
        looksInside: false,
        find: { files, _ in ModeFileNames.tokens.sets(of: files.map(\.name)) },
        read: ModeFileNames.readTokens
    )
}

/// Files that have one mode each, by their names.
struct ModeFileNames: Sendable {
    /// The end of the names, in lower case.
    let ending: String

    static let tokens = ModeFileNames(ending: ".tokens.json")

    /// The sets of such files, in each the usual mode first.
    func sets(of files: [String]) -> [[String]] {
        var sets: [String: [(file: String, context: StyleContext)]] = [:]
        for file in files.sorted() where file.lowercased().hasSuffix(ending) {
            let context = StyleContext(named: stem(of: file))
            sets[setName(of: file), default: []].append((file, context))
        }
        return sets.sorted { $0.key < $1.key }.compactMap { _, members in
            let conditions = Set(members.map(\.context.condition))
            guard members.count > 1, conditions.count == members.count else { return nil }
            let sorted = members.sorted { one, other in
                (rank(of: one.context), one.file) < (rank(of: other.context), other.file)
            }
            return sorted.map(\.file)
        }
    }

    private func rank(of context: StyleContext) -> Int {
        var rank = 0
        if context.contrast != nil { rank += 2 }
        if context.scheme == .dark { rank += 1 }
        if !context.isUsual { rank += 1 }
        return rank
    }

    /// The folder and the words of a name that tell no mode.
    private func setName(of file: String) -> String {
        let folder = FileName.folders(of: file).joined(separator: "/")
        return "\(folder)/\(words(of: file).joined(separator: "-"))"
    }

    private func words(of file: String) -> [String] {
        NameWords.words(of: stem(of: file)).map(String.init).filter { word in
            !StyleContext.plainWords.contains(word)
        }
    }

    /// The file's name without folder and ending.
    private func stem(of file: String) -> String {
        String((file.split(separator: "/").last ?? "").dropLast(ending.count))
    }

    /// The words of a file's name that tell its mode, or else all of them.
    func modeName(of file: String) -> String {
        let words = NameWords.words(of: stem(of: file)).map(String.init)
        let own = words.filter { StyleContext.plainWords.contains($0) }
        return (own.isEmpty ? words : own).joined(separator: "-")
    }

    /// The id of the theme that such files are: the words that their names share, or else the name of their folder.
    func themeID(of file: String) -> String {
        let words = words(of: file)
        let folder = FileName.folders(of: file).last.map(String.init)
        if words.isEmpty { return ThemeID.make(from: folder ?? "tokens") }
        return ThemeID.make(from: words.joined(separator: "-"))
    }

    static func readTokens(_ first: String, among files: OtherFiles) -> ReadThemes {
        var findings: [Finding] = []
        var modes: [(mode: String, root: SourceNode)] = []
        for file in tokens.sets(of: files.paths).first ?? [first] {
            do throws(UnreadableFile) {
                modes.append((tokens.modeName(of: file), try files.root(at: file)))
            } catch {
                findings.append(error.finding)
            }
        }
        let read = DesignTokensReader.read(modes: modes, id: tokens.themeID(of: first))
        return (read.documents, findings + read.findings)
    }
}
