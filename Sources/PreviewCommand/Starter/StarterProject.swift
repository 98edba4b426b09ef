/// The files of a new project.
struct StarterProject {
    /// A file of the project, by its path in the project's folder.
    typealias File = (path: String, text: String)

    /// The theme files: the two examples, or those that were imported.
    let themes: [File]
    let folders: StarterFolders
    let configuration: String

    /// - Parameter configuration: Nil for one that shows what could be there.
    init(themes: [File], folders: StarterFolders, configuration: String? = nil) {
        self.themes = themes
        self.folders = folders
        self.configuration = configuration ?? Self.usualConfiguration(folders)
    }

    /// In alphabetical order.
    var files: [File] {
        let others: [File] = [
            ("themepreview.yml", configuration), (".gitignore", Self.ignored(folders)),
            (".github/workflows/themes.yml", Self.workflow),
        ]
        return (themes + StarterPages.files(in: folders) + others).sorted { $0.path < $1.path }
    }

    private static func usualConfiguration(_ folders: StarterFolders) -> String {
        """
        # Everything here is optional; a line with '#' before it shows what could be there.
        title: My themes        # the heading of the gallery
        themes: themes          # a folder of theme files: the file's name is the theme's id
        \(folders.configuration)
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
    }

    private static func ignored(_ folders: StarterFolders) -> String {
        """
        # Written by 'themepreview build'. Delete this line to commit the site.
        /\(folders.site)/

        """
    }

    private static let workflow = """
        # Checks the themes of each pull request, for GitHub Actions. Set two variables of your repository, in Settings >
        # Secrets and variables > Actions: THEMEPREVIEW_REPOSITORY, the owner and name of the repository that you have
        # themepreview from, and THEMEPREVIEW_COMMIT, the commit that you tried.
        name: Themes
        on:
          pull_request:
          push:
            branches: [main]

        jobs:
          check:
            runs-on: ubuntu-latest
            permissions:
              contents: read
              pull-requests: write
              security-events: write
            steps:
              - uses: actions/checkout@v4
              - uses: actions/checkout@v4
                with:
                  repository: ${{ vars.THEMEPREVIEW_REPOSITORY }}
                  ref: ${{ vars.THEMEPREVIEW_COMMIT }}
                  path: .themepreview
              - name: Check the themes
                uses: ./.themepreview

        """
}
