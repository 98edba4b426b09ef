import Findings
import SourceTrees
import ThemeModel

extension StyleContext {
    /// Whether it says neither a scheme nor a contrast.
    var isUsual: Bool { scheme == nil && contrast == nil }
}

/// Files of design tokens that stand side by side, one for each mode: `brand.light.tokens.json`, `brand.dark.tokens.json`.
extension ThemeReader {
    private static let ending = ".tokens.json"

    /// The sets of such files, in each the usual mode first.
    package static func modeSets(of files: [String]) -> [[String]] {
        var sets: [String: [(file: String, context: StyleContext)]] = [:]
        for file in files.sorted() where file.lowercased().hasSuffix(ending) {
            sets[setName(of: file), default: []].append((file, StyleContext(named: mode(of: file))))
        }
        return sets.sorted { $0.key < $1.key }.compactMap { _, members in
            let conditions = Set(
                members.map {
                    StyleContext(scheme: $0.context.scheme, contrast: $0.context.contrast)
                }
            )
            guard members.count > 1, conditions.count == members.count else { return nil }
            func rank(_ context: StyleContext) -> Int {
                (context.contrast == nil ? 0 : 2) + (context.scheme == .dark ? 1 : 0)
                    + (context.isUsual ? 0 : 1)
            }
            return members.sorted { (rank($0.context), $0.file) < (rank($1.context), $1.file) }.map(
                \.file
            )
        }
    }

    /// The folder and the words of a name that tell no mode.
    private static func setName(of file: String) -> String {
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        return "\(folder)/\(words(of: file).joined(separator: "-"))"
    }

    private static func words(of file: String) -> [String] {
        RoleManner.words(of: mode(of: file)).map(String.init).filter {
            !StyleContext.plainWords.contains($0)
        }
    }

    /// The id of the theme that such files are: what their names share, or else the name of their folder.
    static func setID(of file: String) -> String {
        let words = words(of: file)
        let folder = file.split(separator: "/").dropLast().last.map(String.init)
        return ThemeID.make(from: words.isEmpty ? folder ?? "tokens" : words.joined(separator: "-"))
    }

    /// The words of a file's name that tell its mode, or else all of them.
    static func modeName(of file: String) -> String {
        let words = RoleManner.words(of: mode(of: file)).map(String.init)
        let own = words.filter { StyleContext.plainWords.contains($0) }
        return (own.isEmpty ? words : own).joined(separator: "-")
    }

    /// The file's name without folder and ending.
    static func mode(of file: String) -> String {
        String((file.split(separator: "/").last ?? "").dropLast(ending.count))
    }

    static func readModes(_ source: ThemeSource) -> ReadThemes {
        var findings: [Finding] = []
        var files: [(file: String, root: SourceNode)] = []
        let rest = modeSets(of: [source.file] + source.others.keys).first ?? [source.file]
        for file in rest {
            do throws(UnreadableFile) {
                files.append(
                    (
                        file,
                        try node(
                            file == source.file
                                ? source.bytes : source.others[file] ?? source.bytes,
                            file: file
                        )
                    )
                )
            } catch {
                findings.append(error.finding)
            }
        }
        let read = DesignTokensReader.read(modes: files, id: setID(of: source.file))
        return (read.documents, findings + read.findings)
    }
}
