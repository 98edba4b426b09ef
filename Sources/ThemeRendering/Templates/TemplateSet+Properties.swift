import Findings

extension TemplateSet {
    /// The custom properties that files of a project's templates ask for, and those that these and the built-in ones set.
    ///
    /// `prefix` is that of the themes' properties.
    package static func properties(of own: [String: TemplateFile], prefix: String) -> PropertyUses {
        var properties = PropertyUses()
        for (name, file) in own.sorted(by: { $0.key < $1.key }) {
            properties.add(uses(in: file.text, name, at: file.location, prefix))
        }
        for (name, text) in builtIn where own[name] == nil {
            properties.define(uses(in: text, name, at: name, prefix).definitions)
        }
        return properties
    }

    private static func uses(in text: String, _ name: String, at file: String, _ prefix: String) -> PropertyUses {
        switch name.split(separator: ".").last {
        case "css": PropertyUses(css: text, file: file).prefixed(name == "stage.css" ? prefix : "")
        case "mustache": PropertyUses(html: blanked(text), file: file)
        case "js": PropertyUses(script: text)
        default: PropertyUses()
        }
    }

    /// A template with what stands for something else made unknown, every other character in its place.
    private static func blanked(_ text: String) -> String {
        text.replacing(/\{\{[\s\S]*?\}\}/) { tag in
            String(tag.output.map { $0.isNewline ? $0 : Character(PropertyScanner.gap) })
        }
    }
}
