package import Findings
import SourceTrees
import ThemeModel

/// The formats that are tables, in the order of their names.
package struct MappingSet: Sendable {
    let mappings: [Mapping]
    /// How design systems name colours, for proposals.
    let manners: [RoleManner]
    private let vocabularies: [String: Vocabulary]
    /// How many of the first are a project's own.
    let ownCount: Int
    /// The texts of these, by which a build knows that they changed.
    package let ownTexts: [String]
    /// What the contexts of modifiers are, as a project says, by the modifiers' names.
    package var modifiers: [String: ModifierUse] = [:]

    /// The tables in `Mappings/`.
    package static let builtIn: MappingSet = {
        let (set, findings) = read(
            EmbeddedMappings.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        )
        precondition(findings.isEmpty, "a built-in table of a format is wrong: \(findings)")
        return set
    }()

    /// Reads tables from texts by the names of their files; a project's own come before those of `base`.
    package static func read(
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
                if root["tailwind"] != nil { continue }
                if let vocabulary = MappingReader.vocabulary(root, &reader) {
                    vocabularies[vocabulary.name] = vocabulary
                } else if let read = RoleManner.read(root, &reader) {
                    manners += read
                } else {
                    roots.append((ThemeReader.themeID(of: file), root))
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
            MappingReader.mapping(root, name: name, vocabularies: vocabularies, &reader)
        }
        let set = MappingSet(
            mappings: mappings + (base?.mappings ?? []),
            manners: manners,
            vocabularies: vocabularies,
            ownCount: base == nil ? 0 : mappings.count,
            ownTexts: base == nil ? [] : files.map(\.text)
        )
        return (set, reader.findings)
    }

    func vocabulary(_ name: String) -> Vocabulary? { vocabularies[name] }

    package var names: [String] { mappings.map(\.name) }
    package var titles: [String] { mappings.map(\.title) }

    /// The table of the project's own that has files of this ending.
    func own(ending: String?) -> Mapping? {
        ending.flatMap { ending in
            mappings.prefix(ownCount).first { $0.ending?.lowercased() == ending }
        }
    }

    func mapping(for root: SourceNode) -> Mapping? { mappings.first { $0.recognises(root) } }
}
