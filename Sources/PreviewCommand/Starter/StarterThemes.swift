/// The example themes of a new project: one with two modes, and one that builds on it.
enum StarterThemes {
    static let files: [StarterProject.File] = [
        ("themes/first.yml", first), ("themes/second.yml", second),
    ]

    // The comments stand after the values, so that the guide's line numbers are those of a theme without them.
    private static let first = """
        name: First light
        description: A theme to start from.

        palette:                                    # colours by name, in any notation of CSS
          paper: "#fbfaf7"
          ink: "#1d2430"
          brand: { 300: "#7cc4ea", 700: "#0b5c86" }

        colors:                                     # what each colour is for; other roles follow from these
          background: "{palette.paper}"
          surface: "#f1efe8"
          text: "{palette.ink}"
          text-muted: "{palette.ink} / 78%"         # translucent: judged on all that it can lie on
          primary: "{palette.brand.700}"

        modes:                                      # the colours above are the light mode
          dark:                                     # only what differs
            colors:
              background: "{palette.ink}"
              surface: "#2a3342"
              text: "{palette.paper}"
              text-muted: "{palette.paper} / 78%"
              primary: "{palette.brand.300}"

        fonts:
          styles:
            heading: { weight: 700, scale: 1.2 }    # each level of heading is 1.2 times the next

        """

    private static let second = """
        name: Second wind
        description: The first theme in another brand's colours.
        extends: first                              # everything that is not said here

        palette:
          brand: { 300: "#f2b09a", 700: "#9a3412" }

        fonts:
          families:
            serif: [Georgia, serif]
          styles:
            heading: { family: serif }

        layout:
          radius: { md: 2px }

        """
}
