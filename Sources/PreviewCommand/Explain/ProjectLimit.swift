import Findings
import ForeignFormats
import MarkdownPages
import PreviewSite
import ProjectChecks
import Projects
import SourceTrees
import ThemeFormats
import ThemeModel
import ThemeRendering

/// A size, depth or count above which input is refused, so that no project exhausts memory or time.
struct ProjectLimit: Sendable {
    /// The limited thing, as it stands in a table.
    let subject: String
    /// With its unit.
    let value: String
    /// The consequence of more.
    let effect: String

    private init(_ subject: String, _ value: String, _ effect: String) {
        self.subject = subject
        self.value = value
        self.effect = effect
    }

    private init(_ subject: String, _ count: Int, _ effect: String) {
        self.init(subject, Self.digits(count), effect)
    }

    /// A whole number of MiB.
    private static func size(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

    /// The number with commas between thousands.
    private static func digits(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            let isStart = index > 0 && (digits.count - index).isMultiple(of: 3)
            return (isStart ? "," : "") + String(digits[index])
        }.joined()
    }

    /// All limits, from the project down to single values.
    static let all: [ProjectLimit] =
        project + themes + templates + [
            ProjectLimit(
                "A page, template or configuration",
                size(TextFile.sizeLimit),
                "an error; the file is not read"
            ),
            ProjectLimit(
                "Broken links of a page that get a finding each",
                BrokenLinkCount.limit,
                "one error for all others"
            ),
            ProjectLimit(
                "Files that include files, in pages",
                IncludeLimits.depth,
                "an error; nothing is included"
            ),
            ProjectLimit(
                "Files that a page includes",
                IncludeLimits.count,
                "an error; nothing is included"
            ),
            ProjectLimit(
                "Files that a page includes, together",
                size(IncludeLimits.size),
                "an error; nothing is included"
            ),
            ProjectLimit(
                "The path of a file of the site, in bytes",
                ArtifactPath.limit,
                "an error; the page is left out"
            ),
            ProjectLimit(
                "A name in such a path, in bytes",
                ArtifactPath.nameLimit,
                "an error; the page is left out"
            ),
        ]

    private static let project = [
        ProjectLimit(
            "Values in all themes, inherited and built-in ones counted",
            ThemeCatalog.valueLimit,
            "the command exits with status 2"
        ),
        ProjectLimit(
            "A `build-manifest.json`",
            size(BuildManifest.sizeLimit),
            "the command exits with status 2"
        ),
        ProjectLimit(
            "An answer of git, in `diff`",
            size(GitProgram.answerLimit),
            "the command exits with status 2"
        ),
        ProjectLimit(
            "The files of a revision, in `diff`",
            size(GitRepository.bytesLimit),
            "the command exits with status 2"
        ),
    ]

    private static let templates = [
        ProjectLimit(
            "Sections and partials inside each other, in a template",
            TemplateLimits.nesting,
            "an error; nothing is written"
        ),
        ProjectLimit(
            "Tags of a template and its partials",
            TemplateLimits.tags,
            "an error; nothing is written"
        ),
        ProjectLimit(
            "The partials that a template includes",
            size(TemplateLimits.bytes),
            "an error; nothing is written"
        ),
        ProjectLimit(
            "A page of the site",
            size(TemplateLimits.output),
            "an error; nothing is written"
        ),
        ProjectLimit(
            "Tags that are passed to render a page, those of a list for each entry",
            TemplateLimits.steps,
            "an error; nothing is written"
        ),
    ]

    private static let themes = [
        ProjectLimit(
            "The folder formats",
            "\(ProjectFormats.limit.files) tables, each \(size(ProjectFormats.limit.bytes))",
            "further tables are not read; a larger one is an error"
        ),
        ProjectLimit(
            "A theme file",
            size(ThemeSource.sizeLimit),
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "Files that a theme file refers to",
            "\(ThemeSource.limit.files), \(size(ThemeSource.limit.bytes)) together",
            "an error; what they hold is missing"
        ),
        ProjectLimit(
            "Values in a theme file, with those that aliases repeat",
            TreeLimits.nodes,
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "Text that aliases repeat",
            size(YAMLParser.aliasedTextLimit),
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "Values inside each other",
            TreeLimits.depth,
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "`%TAG` directives",
            YAMLParser.directiveLimit,
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "Themes that extend each other",
            ThemeInheritance.depthLimit,
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "Values and pairs of a theme, in all its modes",
            ThemeDocument.valueLimit,
            "an error; the file gives no theme"
        ),
        ProjectLimit(
            "The name of a theme, the title of a page or site, in characters",
            TextLimits.name,
            "an error"
        ),
        ProjectLimit(
            "Any other single value, in characters",
            TextLimits.text,
            "an error; the value is ignored"
        ),
        ProjectLimit(
            "The `css` of a theme, in characters",
            TextLimits.css,
            "an error; the CSS is left out"
        ),
        ProjectLimit(
            "Stops of a gradient",
            GradientExpression.stopLimit,
            "an error; its pairs are unknown"
        ),
        ProjectLimit(
            "Families of a font stack",
            TextLimits.fontStack,
            "an error; the stack is ignored"
        ),
        ProjectLimit(
            "Colours of a `distinct` group",
            ContrastRequirements.groupLimit,
            "an error; the group is ignored"
        ),
        ProjectLimit(
            "Pairs of entries with several colours on a side, in a list",
            ContrastRequirements.listedPairLimit,
            "an error; that entry and further ones are ignored"
        ),
        ProjectLimit(
            "Pairs with a `*` or a `{name}` in a list",
            ContrastRequirements.patternLimit,
            "an error; those pairs are ignored"
        ),
        ProjectLimit(
            "Pairs that such pairs stand for, in a mode",
            ContrastRequirements.patternedPairLimit,
            "an error; further ones are ignored"
        ),
    ]
}
