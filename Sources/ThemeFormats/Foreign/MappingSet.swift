package import Findings
import ThemeModel

/// The formats that are tables, in the order of their names.
package struct MappingSet: Sendable {
    let mappings: [Mapping]
    /// How design systems name colours, for proposals.
    let manners: [RoleManner]

    /// The tables in `Mappings/`.
    package static let builtIn: MappingSet = {
        let (set, findings) = read(EmbeddedMappings.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        precondition(findings.isEmpty, "a built-in table of a format is wrong: \(findings)")
        return set
    }()

    /// Reads tables from texts by the names of their files.
    package static func read(_ files: [(file: String, text: String)]) -> (set: MappingSet, findings: [Finding]) {
        var reader = NodeReader()
        var roots: [(name: String, root: SourceNode)] = []
        var vocabularies: [String: Vocabulary] = [:]
        var manners: [RoleManner] = []
        for (file, text) in files {
            do throws(YAMLParsingError) {
                guard let root = try YAMLParser.parse(text, file: file) else { continue }
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
                        .unreadableFile, .error, "the file cannot be read as YAML: \(error.message)", help: error.help,
                        at: error.location))
            }
        }
        let mappings = roots.compactMap { name, root in
            MappingReader.mapping(root, name: name, vocabularies: vocabularies, &reader)
        }
        return (MappingSet(mappings: mappings, manners: manners), reader.findings)
    }

    package var names: [String] { mappings.map(\.name) }
    package var titles: [String] { mappings.map(\.title) }

    func mapping(for root: SourceNode) -> Mapping? { mappings.first { $0.recognises(root) } }
}
