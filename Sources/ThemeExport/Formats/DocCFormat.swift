import ColorScience
import SourceText
import ThemeModel

/// A theme as `theme-settings.json` of Swift-DocC, which reads colours from `theme.color`.
///
/// Source: the custom properties of Swift-DocC-Render, each a key of `theme.color`, with a value for light and for dark.
enum DocCFormat: ExportFormat {
    static let name = "docc"
    static let summary = "theme settings of Swift-DocC, light and dark"
    static let fillsBothSchemes = true

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { theme in
            let settings: JSONValue = [
                "meta": [:],
                "theme": [
                    "color": .object(Self.colors(theme.theme)),
                    "typography": Self.typography(theme.theme.defaultMode),
                ],
                "features": [:],
            ]
            return ExportedFile(
                name: "\(theme.fileName)/theme-settings.json",
                text: settings.indented + "\n"
            )
        }
    }

    private static func colors(_ theme: Theme) -> [(key: String, value: JSONValue)] {
        let light = theme.mode(for: .light)
        let dark = theme.mode(for: .dark)
        return zip(light.values(of: keys, \.css), dark.values(of: keys, \.css)).map { light, dark in
            let both: JSONValue = ["light": .string(light.1), "dark": .string(dark.1)]
            return (light.0, light.1 == dark.1 ? .string(light.1) : both)
        }
    }

    private static func typography(_ mode: Mode) -> JSONValue {
        func stack(_ style: String) -> JSONValue? {
            mode.styles[style].map { .string(CSSEscape.fontStack($0.family)) }
        }
        return ["html-font": stack("body"), "html-font-mono": stack("code")]
    }

    private static let keys: KeyValuePairs<Role, [String]> = [
        .background: [
            "fill", "documentation-intro-fill", "nav-solid-background", "nav-expanded", "nav-stuck",
            "nav-uiblur-expanded", "nav-uiblur-stuck", "nav-dark-solid-background",
            "nav-dark-expanded",
            "nav-dark-stuck", "nav-dark-uiblur-expanded", "nav-dark-uiblur-stuck",
            "tutorial-hero-background",
            "badge-text",
        ],
        .surface: [
            "fill-secondary", "fill-tertiary", "fill-quaternary", "fill-gray-secondary",
            "fill-gray-tertiary",
            "fill-gray-quaternary", "fill-light-blue-secondary", "fill-green-secondary",
            "fill-orange-secondary",
            "fill-red-secondary", "standard-gray", "tutorials-overview-background",
        ],
        .surfaceRaised: ["card-background", "dropdown-background", "generic-modal-background"],
        .text: [
            "figure-gray", "text", "dropdown-text", "nav-color", "nav-current-link",
            "nav-link-color",
            "nav-dark-color", "nav-dark-current-link", "nav-dark-link-color",
            "documentation-intro-figure",
            "documentation-intro-title", "tutorial-hero-text", "tutorials-overview-content",
            "tutorials-overview-content-alt", "hero-eyebrow",
        ],
        .heading: ["header-text"],
        .textMuted: [
            "figure-gray-secondary", "figure-gray-secondary-alt", "figure-gray-tertiary",
            "dropdown-option-text",
            "documentation-intro-eyebrow", "svg-icon", "tutorials-overview-eyebrow",
        ],
        .border: [
            "fill-gray", "figure-light-gray", "nav-keyline", "nav-rule", "nav-outlines",
            "card-shadow",
        ],
        .borderStrong: ["dropdown-border", "nav-hierarchy-item-borders"],
        .link: [
            "figure-blue", "link", "nav-link-color-hover", "nav-dark-link-color-hover",
            "tutorials-overview-link",
        ],
        .primary: [
            "fill-blue", "button-background", "button-background-hover", "button-background-active",
        ],
        Role.primary.on: ["button-text"],
        .accent: ["documentation-intro-accent", "tutorials-teal"],
        .focus: ["focus-border-color", "focus-color"],
        .success: ["figure-green"], .warning: ["figure-orange"], .danger: ["figure-red"],
        .highlight: ["syntax-highlighted"],
        .codeBackground: ["code-background", "code-collapsible-background"],
        .code: ["code-plain", "syntax-plain-text", "syntax-marks", "syntax-param-internal-name"],
        .syntax("comment"): [
            "syntax-comments", "syntax-documentation-markup",
            "syntax-documentation-markup-keywords",
        ],
        .syntax("keyword"): [
            "syntax-keywords", "syntax-other-preprocessor-macros", "syntax-preprocessor-statements",
            "syntax-project-preprocessor-macros",
        ],
        .syntax("string"): ["syntax-characters", "syntax-strings"],
        .syntax("number"): ["syntax-numbers"],
        .syntax("constant"): ["syntax-other-constants", "syntax-project-constants"],
        .syntax("type"): [
            "syntax-other-class-names", "syntax-other-type-names", "syntax-project-class-names",
            "syntax-project-type-names", "syntax-type-declarations",
        ],
        .syntax("function"): [
            "syntax-heading", "syntax-other-declarations", "syntax-other-function-and-method-names",
            "syntax-project-function-and-method-names",
        ],
        .syntax("variable"): [
            "syntax-other-instance-variables-and-globals",
            "syntax-project-instance-variables-and-globals",
        ],
        .syntax("attribute"): ["syntax-attributes", "syntax-urls"],
        .syntax("inserted"): ["syntax-addition"], .syntax("deleted"): ["syntax-deletion"],
    ]
}
