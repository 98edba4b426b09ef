/// The files of a new project.
enum StarterProject {
    static let files: [(path: String, text: String)] = [
        ("themepreview.yml", configuration), ("themes/first.yml", theme), ("docs/index.md", page),
    ]

    private static let configuration = """
        # Everything here is optional.
        title: My themes
        themes: themes
        docs: docs
        output: site

        """

    private static let theme = """
        name: First light
        description: A theme to start from.

        palette:
          paper: "#fbfaf7"
          ink: "#1d2430"
          sea: { 300: "#7cc4ea", 700: "#0b5c86" }

        colors:
          background: "{palette.paper}"
          surface: "#f1efe8"
          text: "{palette.ink}"
          text-muted: "{palette.ink} / 78%"
          primary: "{palette.sea.700}"

        modes:
          dark:
            colors:
              background: "{palette.ink}"
              surface: "#2a3342"
              text: "{palette.paper}"
              text-muted: "{palette.paper} / 78%"
              primary: "{palette.sea.300}"

        fonts:
          styles:
            heading: { weight: 700, scale: 1.2 }

        """

    private static let page = """
        # Hello

        This page is shown in every theme of `themes/`. Edit `themes/first.yml`, run `themepreview build`, and open
        `site/index.html`.

        ## What to try

        1. Change `text-muted` to `"{palette.ink} / 40%"` and run `themepreview check`.
        2. Copy the theme to a new file: its name is the new theme's id.
        3. Write more pages here; they link to each other as [files](index.md).

        > A theme is what your pages look like with it.

        ```swift
        // Code is shown in the theme's syntax colours.
        let ratio = Contrast.ratio(of: text, on: background)
        ```

        """
}
