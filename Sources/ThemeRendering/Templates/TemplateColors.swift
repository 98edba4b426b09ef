import Findings
import SourceText

/// The colours of a project's templates that are no custom properties of the theme: no pair judges them.
enum TemplateColors {
    /// A warning for each file, at its first such colour; those of the built-in file of its name are known.
    static func findings(in overrides: [String: TemplateFile]) -> [Finding] {
        let files = overrides.sorted { $0.key < $1.key }.filter { isJudged($0.key) }
        return files.compactMap { name, file in
            let builtIn = TemplateSet.builtIn[name].map { TemplateLiterals($0, name) }
            let known = Set(builtIn?.places.map(\.literal) ?? [])
            let own = TemplateLiterals(file.text, name).places.filter { place in
                !known.contains(place.literal)
            }
            let first = own.min { ($0.line, $0.column) < ($1.line, $1.column) }
            guard let first else { return nil }
            let more = own.count > 1 ? ", and \(own.count - 1) more" : ""
            return Finding(
                .templateColor,
                .warning,
                """
                the template sets '\(first.literal.property)' to '\(first.literal.text.excerpt)'\(more): \
                a colour that is no property of the theme is not judged
                """,
                help: "take one of the theme's, such as var(--color-text)",
                at: SourceLocation(file: file.location, line: first.line, column: first.column)
            )
        }
    }

    /// Built-in style sheets that style the frame are neutral, whatever the theme is.
    private static func isJudged(_ name: String) -> Bool {
        if name.hasSuffix(".mustache") { return true }
        guard name.hasSuffix(".css") else { return false }
        return name.hasPrefix("stage") || TemplateSet.builtIn[name] == nil
    }
}
