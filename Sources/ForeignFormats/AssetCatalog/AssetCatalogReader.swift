import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads the colour sets of an asset catalog: one theme, light and dark in two contrasts.
struct AssetCatalogReader {
    private let catalog: String
    /// The appearances by the conditions of the catalog.
    private var appearances = ConditionedAppearances()
    private var colors = ForeignColors("asset catalog")
    /// The colour sets of one name that no namespace tells apart.
    private var clashes: [(name: String, file: String)] = []
    private var findings: [Finding] = []
    private var count = 0

    private typealias Condition = ConditionedAppearances.Condition

    /// The most colour sets of a catalog.
    private static let limit = 10_000

    static func read(_ catalog: String, id: String?, among files: OtherFiles) -> ReadThemes {
        var reader = AssetCatalogReader(catalog: catalog)
        let sets = files.paths.filter { $0.hasSuffix(".colorset/Contents.json") }
        for (file, name) in reader.names(of: sets.prefix(limit), among: files) {
            reader.readSet(file, name, among: files)
        }
        var findings =
            reader.findings + [reader.clashFinding].compactMap(\.self) + reader.colors.findings
        if sets.count > limit {
            findings.append(
                Finding(
                    .unreadableFile,
                    .error,
                    "the catalog has more than \(limit) colour sets",
                    help: "split it into several catalogs",
                    at: SourceLocation(file: catalog)
                )
            )
        }
        guard reader.count > 0 else {
            findings.append(
                Finding(
                    .unreadableFile,
                    .error,
                    "the asset catalog has no colours",
                    help: "it was looked for folders that end with .colorset",
                    at: SourceLocation(file: catalog)
                )
            )
            return ([], findings)
        }
        return ([reader.document(id: id)], findings)
    }

    private init(catalog: String) { self.catalog = catalog }

    private mutating func readSet(_ file: String, _ name: String, among files: OtherFiles) {
        let root: SourceNode
        do throws(UnreadableFile) {
            root = try files.root(at: file)
        } catch {
            return findings.append(error.finding)
        }
        guard case .sequence(let entries)? = root["colors"]?.content else { return }
        var ranks: [Condition: Int] = [:]
        for entry in entries {
            // Idioms without a colour take that of the universal one.
            guard let color = entry["color"], case let condition = Self.condition(of: entry),
                case let rank = Self.rank(of: entry), rank > ranks[condition] ?? -1
            else { continue }
            ranks[condition] = rank
            guard let value = colors.color(Self.reading(of: color), of: name, at: color) else {
                continue
            }
            set(name, to: value, in: condition)
        }
    }

    /// A colour for all devices counts more than one for some, and a wide one more than what is left of it in sRGB.
    private static func rank(of entry: SourceNode) -> Int {
        (entry["idiom"]?.text == "universal" ? 2 : 0)
            + (entry["display-gamut"]?.text == "display-P3" ? 1 : 0)
    }

    private static func condition(of entry: SourceNode) -> Condition {
        guard case .sequence(let appearances)? = entry["appearances"]?.content else {
            return Condition()
        }
        return appearances.reduce(into: Condition()) { condition, appearance in
            switch appearance["appearance"]?.text {
            case "luminosity": condition.scheme = appearance["value"]?.text.flatMap(Scheme.init)
            case "contrast": condition.contrast = appearance["value"]?.text == "high" ? .more : nil
            default: break
            }
        }
    }

    private mutating func set(
        _ name: String,
        to color: Located<ColorExpression>,
        in condition: Condition
    ) {
        count += 1
        let role = NameWords.words(of: name).joined(separator: "-")
        if Role.derivations.contains(role) {
            appearances.setRole(role, to: color, in: condition)
        } else {
            appearances.setPalette(name, to: color, in: condition)
        }
    }

    /// The names of colour sets: after those of the folders that are namespaces, and of all where several have one name.
    private mutating func names(
        of sets: some Sequence<String>,
        among files: OtherFiles
    ) -> [(file: String, name: String)] {
        let spaces = namespaces(among: files)
        func path(_ file: String, _ isTaken: (String) -> Bool) -> String {
            var folder: String = catalog
            var names: [String] = []
            for part in file.utf8.dropFirst(catalog.utf8.count).split(separator: UInt8(ascii: "/"))
                .dropLast()
            {
                folder += "/\(Substring(part))"
                if isTaken(folder) || folder.hasSuffix(".colorset") {
                    names.append(Self.word(Substring(part)))
                }
            }
            return names.joined(separator: ".")
        }
        let names = sets.map { (file: $0, name: path($0, spaces.contains)) }
        let counts = Dictionary(names.map { ($0.name, 1) }, uniquingKeysWith: +)
        var unique = UniqueNames()
        return names.map { file, name in
            if counts[name] == 1 { return (file, unique.unique(name) { "\(name)-\($0)" }) }
            clashes.append((name, file))
            let whole = path(file) { _ in true }
            return (file, unique.unique(whole) { "\(whole)-\($0)" })
        }
    }

    /// The folders whose names are part of those of their colours.
    private mutating func namespaces(among files: OtherFiles) -> Set<String> {
        let ending = "/Contents.json"
        let key = "provides-namespace"
        let heads = files.paths.filter { file in
            file.hasSuffix(ending) && files.holds(key, at: file)
        }
        var spaces: Set<String> = []
        for file in heads where !file.hasSuffix(".colorset\(ending)") {
            do throws(UnreadableFile) {
                let root = try files.root(at: file)
                guard root["properties"]?[key]?.text == "true" else { continue }
                spaces.insert(String(file.dropLast(ending.count)))
            } catch {
                findings.append(error.finding)
            }
        }
        return spaces
    }

    private var clashFinding: Finding? {
        guard let first = clashes.first else { return nil }
        return Finding(
            .invalidName,
            .warning,
            "'\(first.name.excerpt)' is the name of several colours; \(clashes.count) have their folders in their names here",
            help: "let the folders provide a namespace in Xcode, or rename the colours",
            at: SourceLocation(file: first.file, line: 1, column: 1)
        )
    }

    private static func word(_ folder: Substring) -> String {
        let stem = folder.hasSuffix(".colorset") ? folder.dropLast(".colorset".count) : folder
        let name = String(
            stem.unicodeScalars.map { TokenName.isWord(String($0)) ? Character($0) : "-" }.prefix(
                120
            )
        )
        return name.isEmpty ? "-" : name
    }

    private static func reading(of node: SourceNode) -> ColorReading {
        if let system = node["reference"]?.text { return .elsewhere(.system, system) }
        guard let color = AssetColor.color(node) else {
            let problem = "a colour has a known 'color-space', and components that are numbers"
            return .misunderstood(ColorProblem(problem))
        }
        return .literal(color, node)
    }

    private func document(id: String?) -> ThemeDocument {
        var document = ThemeDocument(
            id: id ?? "theme",
            name: String(FileName.stem(of: catalog).prefix(TextLimits.name)),
            format: "xcassets",
            location: SourceLocation(file: catalog)
        )
        appearances.fill(&document)
        return document
    }
}
