import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

/// The formats that are tables, in the order of their names.
struct MappingSet: Sendable {
    let mappings: [Mapping]
    /// The names of design systems for colours, for proposals.
    let manners: [RoleManner]
    private let vocabularies: [String: Vocabulary]
    /// The texts of these, by which a build knows that they changed.
    let ownTexts: [String]

    /// The files in `Mappings/` that readers in code have for themselves.
    private static let otherTables: Set<String> = ["tailwind.yml", "vscode.yml", "x11.yml"]

    /// The tables in `Mappings/`.
    static let builtIn: MappingSet = {
        let (set, findings) = read(
            EmbeddedMappings.files.filter { !otherTables.contains($0.key) }
                .sorted { $0.key < $1.key }
                .map { ($0.key, $0.value) }
        )
        precondition(findings.isEmpty, "a built-in table of a format is wrong: \(findings)")
        return set
    }()

    /// Reads tables from texts by the names of their files; a project's own come before those of `base`.
    static func read(
        _ files: [(file: String, text: String)],
        over base: MappingSet? = nil
    ) -> (set: MappingSet, findings: [Finding]) {
        var reader = NodeReader()
        var roots: [(name: String, root: SourceNode)] = []
        var vocabularies = base?.vocabularies ?? [:]
        var manners = base?.manners ?? []
        for (file, text) in files {
            do throws(SyntaxError) {
                guard let root = try YAMLParser.parse(text, file: file) else { continue }
                if let vocabulary = MappingReader.vocabulary(root, &reader) {
                    vocabularies[vocabulary.name] = vocabulary
                } else if let read = RoleManner.read(root, &reader) {
                    manners += read
                } else {
                    roots.append((FileName.themeID(of: file), root))
                }
            } catch {
                reader.add(
                    Finding(
                        .unreadableFile,
                        .error,
                        "the file cannot be read as YAML: \(error.message)",
                        help: error.help,
                        at: error.location
                    )
                )
            }
        }
        let mappings = roots.compactMap { name, root in
            var mapping = MappingReader.mapping(
                root,
                name: name,
                vocabularies: vocabularies,
                &reader
            )
            mapping?.isOwn = base != nil
            return mapping
        }
        let set = MappingSet(
            mappings: mappings + (base?.mappings ?? []),
            manners: manners,
            vocabularies: vocabularies,
            ownTexts: base == nil ? [] : files.map(\.text)
        )
        return (set, reader.findings)
    }

    func vocabulary(_ name: String) -> Vocabulary? { vocabularies[name] }

    var titles: [String] { mappings.map(\.title) }

    /// The table of the project's own that has files of this ending.
    func own(ending: String?) -> Mapping? {
        ending.flatMap { ending in
            mappings.first { $0.isOwn && $0.ending?.lowercased() == ending }
        }
    }
}
