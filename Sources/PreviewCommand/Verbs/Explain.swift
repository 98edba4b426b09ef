import ArgumentParser
import Findings
import PreviewSite
import SourceText
import ThemeChecks

struct Explain: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what a rule asks for, why, and show an example of each outcome.",
        discussion: """
            Without a rule, lists them all; with a family, such as contrast, its rules. A rule's last part will do: \
            'low-contrast'. 'explain limits' lists how large, deep and many the parts of a project may be, 'explain \
            profiles' the sets of pairs that themes can be checked on, and 'explain formats' the formats of themes that \
            are read, with the project's own.

              themepreview explain low-contrast
              themepreview explain limits
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown
    }

    /// What it explains besides rules.
    private static let pages = ["formats", "limits", "profiles"]

    @OptionGroup var global: GlobalOptions

    @Argument(
        help: ArgumentHelp(
            "The rule, as findings name it: contrast/low-contrast.",
            valueName: "rule"
        ),
        completion: .rules(and: Self.pages)
    )
    var rule: String?

    @Option(name: .shortAndLong, help: "How to write it; markdown is every rule as a page.")
    var format: Format = .text

    func validate() throws {
        guard let rule, format == .text, !Self.pages.contains(rule), Self.guide(of: rule) == nil,
            !RuleSet.guides.contains(where: { $0.id.family == rule })
        else { return }
        let names = RuleSet.guides.map(\.id.rawValue).flatMap {
            [$0, String($0.split(separator: "/").last ?? "")]
        }
        let guess = closestMatch(to: rule, among: names + Self.pages).map(didYouMean)
        throw ValidationError(
            "there is no rule '\(rule.visible)'\n  help: \(guess ?? "'themepreview explain' lists the rules")"
        )
    }

    func perform(_ console: Console) async throws {
        if rule == "profiles" {
            return console.result(ProfilePage.text(try project.configuration.profiles))
        }
        if rule == "formats" { return console.result(FormatPage.text(try project.formats.set)) }
        if rule == "limits" {
            return console.result(format == .markdown ? LimitPage.markdown : LimitPage.text)
        }
        let guides = RuleSet.guides
        if format == .markdown { return console.result(RulePage.markdown(guides)) }
        guard let rule else { return console.result(RulePage.list(guides)) }
        let family = guides.filter { $0.id.rawValue.hasPrefix("\(rule)/") }
        if !family.isEmpty { return console.result(RulePage.list(family)) }
        if let guide = Self.guide(of: rule) { console.result(RulePage.text(guide)) }
    }

    private static func guide(of rule: String) -> RuleGuide? {
        RuleSet.guides.first { $0.id.rawValue == rule || $0.id.rawValue.hasSuffix("/\(rule)") }
    }

    private var project: Project {
        get throws {
            let folder = try ProjectFolder(path: global.project, start: ProjectFolder.current)
            return try Project(folder, currentFolder: ProjectFolder.current)
        }
    }
}
