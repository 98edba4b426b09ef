/// The pages of a new project.
enum StarterPages {
    static func files(in folders: StarterFolders) -> [StarterProject.File] {
        let start = start.replacing("`site/", with: "`\(folders.site)/")
        return [("\(folders.pages)/index.md", start), ("\(folders.pages)/writing.md", writing)]
    }

    private static let start = """
        ---
        title: Hello
        order: 1
        ---
        # Hello

        This page is shown in every theme of `themes/`. Change a colour there, run `themepreview build`, and open
        `site/index.html`.

        ## What to try

        1. Make the colour of a text fainter, and run `themepreview check`: it names the value, and one that passes.
        2. Run `themepreview fix` to see the values that fix it, and `themepreview fix --write` to take it.
        3. Copy a theme to a new file: its name is the new theme's id.
        4. Drop a theme of your editor or terminal into `themes/`: most work as they are.
        5. Write more pages. They link to each other as files: [what pages can hold](writing.md).

        > A theme is what your pages look like with it.

        """

    private static let writing = """
        ---
        title: What pages can hold
        order: 2
        description: Lists, tables, notes and code, to see a theme with.
        ---
        # What pages can hold

        Pages are Markdown as GitHub reads it. The [first page](index.md#what-to-try) says what to try.

        ## Words

        **Strong**, *emphasised*, ~~struck out~~, `code`, and [a link](index.md). A footnote stands below.[^note]

        - [x] A task that is done
        - [ ] A task that is left

        > [!NOTE]
        > Notes, tips and warnings have the colours of their roles.

        ## A table

        | Role         | What it is for          | Least contrast |
        |--------------|-------------------------|---------------:|
        | `text`       | what is read            |          4.5:1 |
        | `text-muted` | what matters less       |          4.5:1 |
        | `focus`      | the ring around a field |            3:1 |

        ## Code

        ```swift
        // Code is shown in the theme's syntax colours.
        let ratio = Contrast.ratio(of: text, on: background)
        ```

        [^note]: It leads back to where it was called.

        """
}
