import Foundation
import TestSupport

/// The actions of a reader who follows the guide.
struct GuideScene: Sendable {
    let name: String
    private let play: @Sendable (GuideSession) throws -> Void

    private init(_ name: String, _ play: @escaping @Sendable (GuideSession) throws -> Void) {
        self.name = name
        self.play = play
    }

    /// Everything that the program prints meanwhile.
    func prints() throws -> [String] {
        let session = try GuideSession()
        try play(session)
        return session.prints
    }

    static let all = [
        whatItIs, firstSteps, failingCheck, baseline, ratchet, ownGate, difference, fix, noFix,
        staleSite, foreignFiles,
        explainedPage,
        lastGood, colors,
        glass, indistinctColors, ownRole, ownStyle, themeInCode, typingErrors, forgottenRole,
        unknownLanguage, tokens, appFiles, showcase,
    ]

    private static let theme = "colors:\n  background: white\n  text: black\n"

    private static let whatItIs = Self("What it is") {
        try $0.write(
            """
            name: First light
            palette:
              paper: "#fbfaf7"
              ink: "#1d2430"
            colors:
              background: "{palette.paper}"
              surface: "#f1efe8"
              text: "{palette.ink}"
              text-muted: "{palette.ink} / 40%"

            """,
            to: "themes/first.yml"
        )
        try $0.run("check")
    }

    private static let unknownLanguage = Self("Code in an unknown language") {
        try $0.write(theme, to: "themes/day.yml")
        try $0.write("# Day\n\n```swfit\nlet day = 1\n```\n", to: "docs/index.md")
        try $0.run("check", "--verbose")
    }

    private static let appFiles = Self("An app's files") {
        try $0.writeFiles(of: "app-files.md")
        try $0.run("check")
        try $0.run("check", "--uncovered")
    }

    private static let firstSteps = Self("The first steps") {
        try $0.run("init", "my-themes")
        $0.enter("my-themes")
        try $0.run("build")
        try $0.run("check")
        try $0.run("list", "--format", "json")
        try $0.run("show", "text-muted")
    }

    private static let failingCheck = Self("A check that fails") {
        try $0.startFaintly()
        try $0.run("check")
        try $0.run("check", "--format", "concise")
        try $0.run("check", "--format", "json", "--all-pairs")
        try $0.run("fix", "--write")
        try $0.run("check")
    }

    private static let baseline = Self("A baseline") {
        try $0.startFaintly()
        try $0.run("check", "--baseline", "themes-baseline.json", "--accept-new")
        try $0.show("themes-baseline.json")
        try $0.edit(
            "themepreview.yml",
            "contrast:\n",
            "contrast:\n  baseline: themes-baseline.json\n"
        )
        try $0.edit("themes/first.yml", "ink} / 40%", "ink} / 35%")
        try $0.run("check")
        try $0.edit("themes/first.yml", "ink} / 35%", "ink} / 40%")
        try $0.edit(
            "themes/first.yml",
            "  primary: \"{palette.brand.7",
            "  border-strong: \"{palette.ink}\"\n  primary: \"{palette.brand.7"
        )
        try $0.run("check", "--verbose")
    }

    private static let ratchet = Self("A ratchet") {
        try $0.startFaintly()
        try $0.run("check", "--baseline", "themes-baseline.json", "--accept-new", "--by-count")
        try $0.show("themes-baseline.json")
    }

    private static let ownGate = Self("A gate of one's own") {
        try $0.run("explain", "profiles")
        let names = (0...15).map { String($0, radix: 16, uppercase: true) }
        let palette = names.map { "  base0\($0): \"#\($0 < "5" ? "ffffff" : "000000")\"\n" }
            .joined()
        try $0.write("name: Clear\npalette:\n" + palette, to: "themes/clear.yml")
        try $0.run("check")
        try $0.write(
            "contrast:\n  families:\n    - { formats: base*, profile: text-only }\n",
            to: "themepreview.yml"
        )
        try $0.run("check")
        try $0.write("contrast:\n  pairs:\n    - * on surface\n", to: "themepreview.yml")
        try $0.run("check")
    }

    private static let difference = Self("A difference") {
        for state in ["old", "new"] { try $0.run("init", state) }
        try $0.edit("new/themes/first.yml", "{palette.ink} / 78%", "{palette.ink} / 40%")
        try $0.run("diff", "old", "new")
        try $0.run("diff", "old", "new", "--format", "json")
    }

    private static let fix = Self("A fix") {
        try $0.write(
            """
            palette:
              ink: "#1d2430"
              mist: "#8a94a6"     # for what matters less
              paper: "#fcfbf8"
            colors:
              background: "{palette.paper}"
              text: "{palette.ink}"
              text-muted: "{palette.mist}"
              link: "oklch(62% 0.12 250)"

            """,
            to: "themes/first.yml"
        )
        try $0.run("fix")
    }

    private static let noFix = Self("No fix") {
        try $0.write(
            """
            palette: { faint: "#7f8082", paper: white }
            colors: { background: "{palette.paper}", text: black, link: "{palette.faint}" }
            modes: { dark: { colors: { background: "#121212", text: white } } }

            """,
            to: "themes/base.yml"
        )
        try $0.run("fix", "--level", "AAA")
    }

    private static let staleSite = Self("A stale site") {
        try $0.run("init")
        try $0.run("build")
        try $0.edit("themes/first.yml", "{palette.ink} / 78%", "{palette.ink} / 40%")
        try $0.run("build", "--check")
    }

    private static let foreignFiles = Self("Files of somebody else") {
        try $0.write(theme, to: "themes/first.yml")
        try $0.write("mine", to: "site/mine.txt")
        try $0.run("build")
        try FileManager.default.removeItem(at: $0.folder.appending(path: "site"))
        try $0.run("build")
        try $0.write(theme, to: "themes/harbor.yml")
        try $0.write("mine", to: "site/themes/harbor/index.html")
        try $0.run("build")
    }

    private static let tokens = Self("Tokens of a system") {
        try $0.write(
            ##"{ "base": { "blue": { "500": { "$type": "color", "$value": "#0055aa" } } } }"##,
            to: "tokens/primitive.json"
        )
        try $0.write(
            ##"""
            {
              "$type": "color",
              "background": { "default": { "$value": "#ffffff" }, "brand": { "$value": "{base.blue.500}" } },
              "text": { "default": { "$value": "#1d2430" }, "brand": { "$value": "{base.blue.500}" } },
              "button": { "text": { "$value": "#ffffff" }, "background": { "$value": "{base.blue.500}" } }
            }
            """##,
            to: "tokens/light.json"
        )
        try $0.write("themes: tokens\n", to: "themepreview.yml")
        try $0.run("check")
        try $0.run("pairs")
    }

    private static let explainedPage = Self("Why a page was made") {
        try $0.write(theme, to: "themes/harbor.yml")
        try $0.write("# Start\n", to: "docs/start.md")
        try $0.run("build")
        try $0.write("# Start\n\nNow.\n", to: "docs/start.md")
        try $0.run("build", "--explain", "site/themes/harbor/pages/start.html")
    }

    private static let lastGood = Self("A theme that cannot be read") {
        try $0.write(theme, to: "themes/harbor.yml")
        try $0.write("# Start\n", to: "docs/start.md")
        try $0.run("build")
        try $0.edit("themes/harbor.yml", "black", "\"#12\"")
        try $0.run("build")
    }

    private static let colors = Self("Colours and a rule") {
        try $0.run("contrast", "#5c6470", "#f1efe8")
        try $0.run("contrast", "#777", "white")
        try $0.run("contrast", "#777", "white", "--format", "json")
        try $0.run("color", "color(display-p3 1 0 0)")
        try $0.run("color", "--to", "oklch", "#0b5c86")
        try $0.run("explain", "low-contrast")
    }

    private static let glass = Self("Glass") {
        try $0.write(
            """
            colors:
              background: "#10151f"
              surface: rgb(255 255 255 / 30%)
              surface-raised: rgb(255 255 255 / 25%)
              text: "#e8edf5"

            """,
            to: "themes/glass.yml"
        )
        try $0.run("check", "--format", "concise")
        try $0.edit("themes/glass.yml", "30%)", "30%")
        try $0.run("check")
    }

    private static let indistinctColors = Self("Colours that look alike") {
        try $0.write(
            """
            name: Dusk
            colors:
              background: white
              text: black
              success: "#287233"
              danger: "#8c4a1f"
            contrast:
              distinct: [[success, danger]]

            """,
            to: "themes/dusk.yml"
        )
        try $0.run("check")
    }

    private static let ownRole = Self("A role of one's own") {
        try $0.write(theme + "  brand: navy\n", to: "themes/dusk.yml")
        try $0.run("check")
    }

    private static let ownStyle = Self("A style of one's own") {
        try $0.write(theme + "css: \".card { opacity: 0.5 }\"\n", to: "themes/dusk.yml")
        try $0.run("check")
    }

    private static let themeInCode = Self("A theme in code") {
        try $0.write(
            """
            palette: { ink: "#0b1f3a", paper: oklch(98% 0.01 90) }
            colors: { background: "{palette.paper}", text: "{palette.ink}", text-muted: "{palette.ink} / 55%" }
            modes:
              dark:
                colors: { background: "{palette.ink}", text: "{palette.paper}", text-muted: "{palette.paper} / 80%" }

            """,
            to: "themes/harbor.yml"
        )
        try $0.run("check")
        $0.forgetPlaces()
    }

    private static let typingErrors = Self("Typing errors") {
        try $0.write("name: First light\npallete:\n  ink: black\n" + theme, to: "themes/first.yml")
        try $0.write("<p>{{pageTtle}}</p>\n", to: "templates/page.mustache")
        try $0.run("check")
        try $0.write(
            "<ul>\n  {{#pages}}\n    {{#pages}}{{/pages}}\n  {{/pages}}\n</ul>\n",
            to: "templates/page.mustache"
        )
        try $0.run("check")
        try $0.write("\n\n\n\n\ntittle: Mine\n", to: "themepreview.yml")
        try $0.run("check")
    }

    private static let forgottenRole = Self("A forgotten role") {
        try $0.write(theme + "  brand: navy\n", to: "themes/day.yml")
        try $0.write(theme, to: "themes/nord.yml")
        try $0.write(
            "/* A badge. */\n.badge {\n  color: var(--color-brand);\n}\n",
            to: "templates/ours.css"
        )
        try $0.run("check")
    }

    private static let showcase = Self("Our own themes") {
        $0.enter(Repository.root)
        try $0.run("check")
        try $0.run("check", "--theme", "keystone", "--verbose")
        try $0.run("list")
        try $0.run("show", "harbor")
    }
}

extension GuideSession {
    /// Makes the starter project, and its muted text too faint.
    fileprivate func startFaintly() throws {
        try run("init")
        try edit("themes/first.yml", "{palette.ink} / 78%", "{palette.ink} / 40%")
    }
}
