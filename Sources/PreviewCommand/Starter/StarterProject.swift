/// The files of a new project.
struct StarterProject {
    /// A file of the project, by its path in the project's folder.
    typealias File = (path: String, text: String)

    /// The theme files: the two examples, or those that were imported.
    let themes: [File]

    /// A project with two themes to learn from.
    static let example = Self(themes: StarterThemes.files)

    /// In alphabetical order.
    var files: [File] {
        let others: [File] = [
            ("themepreview.yml", Self.configuration), (".gitignore", Self.ignored),
            (".github/workflows/themes.yml", Self.workflow),
        ]
        return (themes + StarterPages.files + others).sorted { $0.path < $1.path }
    }

    private static let configuration = """
        # Everything here is optional; a line with '#' before it shows what could be there.
        title: My themes        # the heading of the gallery
        themes: themes          # a folder of theme files: the file's name is the theme's id
        docs: docs              # a folder of Markdown files: each is a page in every theme
        output: site            # what 'themepreview build' writes
        # defaultTheme: first   # the theme that is shown first

        contrast:
          level: AA             # AAA asks for more
          failOn: error         # 'warning' is stricter
          # pairs:              # what is checked besides the pairs that every theme has
          #   - text-muted on surface-raised
          # waivers:            # what may fail for now, with a reason and an end
          #   - { pair: text-muted on surface, reason: until the redesign, expires: 2027-01-01 }

        # rules:                # 'themepreview explain' lists the rules
        #   font/missing-fallback: off

        """

    private static let ignored = """
        # Written by 'themepreview build'. Delete this line to commit the site.
        /site/

        """

    private static let workflow = """
        # Checks the themes of each pull request, for GitHub Actions. Set the variable THEMEPREVIEW_REPOSITORY of your
        # repository (Settings > Secrets and variables > Actions) to the owner and name of themepreview's.
        name: Themes
        on:
          pull_request:
          push:
            branches: [main]

        jobs:
          check:
            runs-on: ubuntu-latest
            container: swift:6.2
            permissions:
              contents: read
            steps:
              - uses: actions/checkout@v4
              - uses: actions/checkout@v4
                with:
                  repository: ${{ vars.THEMEPREVIEW_REPOSITORY }}
                  path: .themepreview
              - name: Check the themes
                run: .themepreview/Scripts/preview check --format github

        """
}
