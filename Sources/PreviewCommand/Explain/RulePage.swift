import Findings
import SourceText
import ThemeChecks

/// The documentation of rules, as text for a terminal or as Markdown for the guide.
enum RulePage {
    static func text(_ guide: RuleGuide) -> String {
        var parts = ["\(guide.id) (\(guide.severity.rawValue))\n\(guide.summary)", guide.reason]
        if !guide.failing.isEmpty { parts.append("Breaks it:\n\n\(indented(guide.failing))") }
        if !guide.passing.isEmpty { parts.append("Keeps it:\n\n\(indented(guide.passing))") }
        return parts.joined(separator: "\n\n")
    }

    static func list(_ guides: [RuleGuide]) -> String {
        let rows = guides.map { guide in
            [guide.id.rawValue, guide.severity.rawValue, guide.summary]
        }
        return TextTable.lines(rows).joined(separator: "\n")
    }

    /// The page `docs/rules.md` of the guide.
    static func markdown(_ guides: [RuleGuide]) -> String {
        let matter = """
            ---
            title: Rules
            order: 5
            description: What every rule asks for, why, and an example of each outcome.
            ---

            # Rules

            Every finding names its rule. `themepreview explain RULE` shows on a terminal what stands here. An error fails
            `check`, a warning does with `--fail-on warning`, and a note only with `--fail-on note`.

            """
        return matter + guides.map(section).joined()
    }

    private static func section(_ guide: RuleGuide) -> String {
        var text =
            "\n## \(guide.id)\n\n\(guide.summary) (\(guide.severity.rawValue))\n\n\(guide.reason)\n"
        if !guide.failing.isEmpty { text += "\nBreaks it:\n\n\(fenced(guide.failing))" }
        if !guide.passing.isEmpty { text += "\nKeeps it:\n\n\(fenced(guide.passing))" }
        return text
    }

    private static func fenced(_ example: RuleGuide.Example) -> String {
        example.map { file in
            let language =
                file.name.split(separator: ".").last.map { $0 == "yml" ? "yaml" : String($0) } ?? ""
            let comment = example.count > 1 ? "# \(file.name)\n" : ""
            return "````\(language)\n\(comment)\(file.text.replacing("{{#", with: "\\{{#"))````\n"
        }.joined(separator: "\n")
    }

    private static func indented(_ example: RuleGuide.Example) -> String {
        example.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast()
            return (["  # \(file.name)"] + lines.map { "  \($0)" }).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
