package import Findings
import SourceText
package import SourceTrees
package import ThemeModel

package enum NativeReader {
    package static let keys =
        ["name", "description", "author", "license", "homepage", "kind", "extends"]
        + appearanceKeys
        + ["modes", "contrast", "css"]
    private static let modeKeys = ["contrast"] + appearanceKeys
    private static let appearanceKeys = [
        "scheme", "palette", "colors", "fonts", "layout", "components",
    ]

    /// The help for a role at the top level, where it is an unknown key.
    private static let advice: [String: String] = {
        let roles = Role.vocabulary.map { ($0.role.rawValue, "put it under 'colors'") }
        let project = "put it into themepreview.yml: it is for all themes of the project"
        return Dictionary(uniqueKeysWithValues: roles + [("coverage", project)])
    }()

    /// A file with roles or a base, which no file of another tool has.
    package static func isNative(_ root: SourceNode) -> Bool {
        let roles = root["colors"]
        return roles?["background"]?.text != nil || roles?["text"]?.text != nil
            || root["extends"] != nil
    }

    package static func read(
        _ root: SourceNode,
        id: String?
    ) -> (document: ThemeDocument?, findings: [Finding]) {
        var reader = NodeReader()
        guard case .mapping = root.content else {
            reader.wrongType(root, "a theme file", expected: "a mapping")
            return (nil, reader.findings)
        }
        var document = ThemeDocument(
            id: id ?? (root["id"] ?? root["name"])?.text ?? "theme",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        // A missing colour belongs after a key that is unknown, which may be why it is missing.
        document.appearance.location =
            root.pairs.first { $0.key.text == "colors" }?.key.location
            ?? root.pairs.last?.value.location
        readMisplacedRoles(of: root, into: &document.appearance, &reader)
        // JSON that a program writes names the theme; a file of its own has the name of the theme.
        let isJSON = Container.ending(of: root.location.file) == "json"
        let mayHaveID = id == nil || isJSON
        readMembers(of: root, mayHaveID: mayHaveID, into: &document, &reader)
        return (document, reader.findings)
    }

    private static func readMembers(
        of root: SourceNode,
        mayHaveID: Bool,
        into document: inout ThemeDocument,
        _ reader: inout NodeReader
    ) {
        let advice = advice.merging(modeAdvice(in: root)) { $1 }
        let keys = (mayHaveID ? ["id"] : []) + keys
        reader.readMapping(root, "a theme", keys: keys, advice: advice, takesNearest: true) {
            reader,
            key,
            value in
            switch key {
            case "id": break
            case "name": document.name = reader.text(value, "'name'", limit: TextLimits.name)?.value
            case "description": document.description = reader.text(value, "'description'")?.value
            case "author": document.author = reader.text(value, "'author'")?.value
            case "license": document.license = reader.text(value, "'license'")?.value
            case "homepage": document.homepage = reader.text(value, "'homepage'")?.value
            case "kind": document.kind = reader.choice(value, "'kind'")?.value
            case "extends": document.base = reader.text(value, "'extends'")
            case "modes": document.modes = modes(value, &reader)
            case "contrast": document.contrast = ContrastReader.requirements(value, &reader)
            case "css": document.style = style(value, &reader)
            default: read(key, value, into: &document.appearance, &reader)
            }
        }
    }

    /// Reads roles at the top level, which are findings: that the theme has no such colours, too, would hide these.
    private static func readMisplacedRoles(
        of root: SourceNode,
        into appearance: inout Appearance,
        _ reader: inout NodeReader
    ) {
        guard case .mapping(let pairs) = root.content else { return }
        let roles = pairs.filter {
            $0.key.text.map(Role.derivations.contains) ?? false && $0.value.text != nil
        }
        if roles.isEmpty { return }
        ColorReader.readRoles(
            SourceNode(content: .mapping(roles), location: root.location),
            into: &appearance,
            &reader
        )
    }

    /// The help for a mode at the top level: a mapping that has only keys of modes.
    private static func modeAdvice(in root: SourceNode) -> [String: String] {
        guard case .mapping(let pairs) = root.content else { return [:] }
        return pairs.reduce(into: [:]) { advice, pair in
            guard let name = pair.key.text, case .mapping(let members) = pair.value.content,
                !members.isEmpty,
                members.allSatisfy({ $0.key.text.map(modeKeys.contains) ?? false })
            else { return }
            advice[name] = "put it under 'modes'"
        }
    }

    private static func modes(_ node: SourceNode, _ reader: inout NodeReader) -> Table<Appearance> {
        var table: Table<Appearance> = [:]
        for (name, value) in reader.entries(of: node, "'modes'") {
            guard TokenName.isWord(name.value) else {
                reader.add(.invalidName(name, "a mode"))
                continue
            }
            var appearance = Appearance()
            appearance.location = name.location
            let what = "the mode '\(name.value)'"
            reader.readMapping(value, what, keys: modeKeys, advice: advice, takesNearest: true) {
                reader,
                key,
                value in
                if key == "contrast" {
                    appearance.contrast = reader.choice(value, "'contrast'")
                } else {
                    read(key, value, into: &appearance, &reader)
                }
            }
            table[name.value] = appearance
        }
        return table
    }

    private static func read(
        _ key: String,
        _ value: SourceNode,
        into appearance: inout Appearance,
        _ reader: inout NodeReader
    ) {
        switch key {
        case "scheme": appearance.scheme = reader.choice(value, "'scheme'")
        case "palette": ColorReader.readPalette(value, into: &appearance, &reader)
        case "colors": ColorReader.readRoles(value, into: &appearance, &reader)
        case "fonts": FontReader.read(value, into: &appearance, &reader)
        case "layout": LayoutReader.read(value, into: &appearance.layout, &reader)
        default: ComponentReader.read(value, into: &appearance.components, &reader)
        }
    }

    private static func style(_ node: SourceNode, _ reader: inout NodeReader) -> StyleHook? {
        guard let text = reader.text(node, "'css'", limit: TextLimits.css) else { return nil }
        do throws(StyleHookError) {
            var hook = try StyleHook(parsing: text.value)
            hook.location = node.location
            return hook
        } catch {
            reader.add(
                Finding(
                    .unsafeStyle,
                    .error,
                    "the theme's CSS is refused: \(error.message)",
                    help: "write plain style rules; the theme is built without its CSS until then",
                    at: location(of: error, in: node)
                )
            )
            return nil
        }
    }

    /// The line only for a block: YAML strips the indentation, so the column is unknown.
    private static func location(of error: StyleHookError, in node: SourceNode) -> SourceLocation {
        if case .scalar(_, .block) = node.content {
            return SourceLocation(file: node.location.file, line: node.location.line + error.line)
        }
        return error.line == 1 ? node.location(ofColumn: error.column) : node.location
    }
}

extension Finding {
    static func invalidName(_ name: Located<String>, _ what: String) -> Finding {
        Finding(
            .invalidName,
            .error,
            "'\(name.value.prefix(60))' cannot be the name of \(what)",
            help: name.mergeAdvice ?? "use letters from A to Z and a to z, digits, '-' and '_'",
            at: name.location
        )
    }
}
