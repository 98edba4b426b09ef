import SourceText

/// The words of token names that say something of a colour, whatever it belongs to.
///
/// The words for the use of a colour are in ``TokenPurpose``.
package enum TokenWords {
    /// The words that tell nothing.
    package static let neutral = words(
        """
        default main rest root
        normal regular
        enabled idle palette
        generic mode
        """
    )

    package static let color = words("color colors colour")

    /// The parts of a component's text, after the word for text: `alert-fg-title` is for `alert-bg`.
    package static let textParts = words(
        """
        title subtitle heading
        label caption hint value
        desc description body
        placeholder
        """
    )

    package static let states = words(
        """
        hover hovered
        active pressed clicked down
        focus focused key
        selected checked current
        disabled visited dragged
        """
    )

    /// The states of a part beneath a pointer.
    package static let touches = words("hover hovered active pressed clicked down")

    package static let focus = words("focus focused")

    /// The states of a part that is on.
    package static let choices = words("selected checked current")

    /// The words that the names of highlighted code begin with.
    package static let code = words("syntax hljs prettylights prism shiki")

    /// The marks in code that lie beneath its text.
    package static let codeMarks = words(
        """
        inserted deleted changed
        added removed modified
        highlight selection line
        """
    )
}

// MARK: - Strengths

extension TokenWords {
    /// The words for a weaker or a stronger form of a colour.
    package static let strengths =
        ranks.union(strongForms).union(weakForms).union(levels)

    /// The strengths of which a name has one.
    package static let ranks = words(
        """
        primary secondary
        tertiary quaternary
        """
    )

    package static let strongForms = words(
        """
        strong stronger strongest
        """
    )

    package static let weakForms =
        words("muted subdued dim quiet low weaker weakest subtlest").union(tints)

    /// The weaker forms of a colour that lie beneath it.
    package static let tints = words("soft subtle faint weak tint wash")

    /// The places of a surface above or below others.
    private static let levels = words(
        """
        base page body canvas app
        raised elevated
        inset sunken alt
        """
    )
}

// MARK: - Meanings

extension TokenWords {
    /// The words that name no component, those for strengths among them.
    package static let meanings =
        strengths.union(statuses).union(grounds).union(systems)

    package static let statuses = outcomes.union(
        words(
            """
            accent brand neutral
            progressive emphasis
            link heading placeholder
            helper highlight
            open closed sponsors
            upsell magic
            """
        )
    )

    /// The words for what a message says.
    private static let outcomes = words(
        """
        success positive done
        warning warn caution
        attention notice severe
        danger error critical
        negative destructive
        info informative information
        """
    )

    private static let grounds = words(
        """
        inverse inverted static
        white black light dark
        knockout alternative contrast
        bold bolder medium high
        """
    )

    private static let systems = words(
        """
        sys md ds system
        alias semantic
        """
    )

    /// The groups that hold the colours of a whole system, with those for text, fills and lines in them.
    package static let wholes = words("global system sys alias semantic theme token tokens")

    /// The words of colours for dark grounds on a light page, or the other way round, or for none.
    package static let otherGrounds = words(
        """
        inverse inverted static
        white black light dark
        knockout alternative contrast
        emphasis fixed
        """
    )

    /// The words of text for the grounds that the page's text is not for.
    package static let inverses = words("inverse inverted static")

    /// The words for strong fills of any meaning.
    package static let solids = words("solid emphasis bold filled fill color")

    /// The groups of colours that others refer to.
    package static let primitiveGroups = words(
        """
        base palette core ref
        primitive primitives
        scale global globals
        """
    )

    package static let hues = words(
        """
        red orange yellow green
        blue purple pink teal
        cyan indigo violet magenta
        lime amber emerald sky
        rose fuchsia turquoise
        brown gold silver navy
        coral plum olive maroon
        aqua seafoam chartreuse
        lemon pine celery
        auburn cinnamon
        """
    ).union(neutralHues)

    package static let neutralHues = words(
        """
        gray grey slate zinc stone
        white black transparent
        """
    )
}

// MARK: - Components

extension TokenWords {
    /// The parts of an interface that are named after the purpose, too: `text-button` is as `button-text`.
    package static let components = words(
        """
        button btn tag chip badge
        input field select
        checkbox radio
        switch toggle
        accordion avatar table
        alert banner toast
        snackbar notification
        dialog modal tooltip
        dropdown menu
        tab tabs breadcrumb
        nav navbar navigation
        pagination sidebar
        header footer
        """
    )

    /// The parts of an interface that hold the page's text.
    package static let containers = words(
        """
        card paper panel modal dialog
        popover menu dropdown
        drawer sheet sidebar nav
        navbar navigation
        header footer toolbar
        input field table row
        cell list item tile
        floating
        """
    )

    /// The parts of an interface that hold no words.
    package static let wordless = words(
        """
        progress meter loader spinner
        scrollbar slider switch
        track thumb knob
        """
    )

    /// The parts that have their label beside them.
    package static let labelled = words("checkbox radio switch toggle stepper")

    /// The fills that dim what lies below, and hold no words.
    package static let veils = words("overlay scrim backdrop veil")

    /// The parts whose names alone are colours of their grounds.
    package static let namedGrounds =
        components.union(containers).subtracting(unclearGrounds)

    /// The parts whose names alone are also colours of their borders.
    package static let unclearGrounds = words("input field table list")

    /// The word names what an app shows in the colour: a message, a state, or a part of it.
    package static func tellsUse(_ word: String) -> Bool {
        outcomes.contains(word) || states.contains(word) || components.contains(word)
            || TokenPurpose.weak(word) != nil
    }

    /// The ends of a name that make it the text on the colour of the rest.
    package static let endsOfText = [
        "-foreground", "-content", "-contrast",
        ".foreground", ".content", ".contrast",
        "-contrast-text", ".contrastText",
        "Foreground", "ContrastText",
    ]

    /// The words of the colour that a text is named after: `primary` for `on-primary` and `primary-foreground`.
    static func ground(of name: [String]) -> [String]? {
        let isNamedLast = ["foreground", "fg", "content", "contrast"].contains(name.last ?? "")
        let place = isNamedLast ? name.count - 1 : name.lastIndex(of: "on")
        guard let place, name.count > 1 else { return nil }
        var ground = name
        ground.remove(at: place)
        return ground
    }

    /// The words after `on` may be those of a group: they tell no strength, and no other ground.
    package static func namesGroup(_ ground: [String]) -> Bool {
        let kinds = strengths.union(solids).union(otherGrounds)
        return !ground.isEmpty && kinds.isDisjoint(with: ground)
    }

    /// The words of the group whose colours a text is for: `action` for `action.on`, beside `action.base`.
    package static func groupOfGrounds(_ name: [String]) -> [String]? {
        guard name.count > 1, name.last == "on" else { return nil }
        let group = name.dropLast()
        let isPart = group.contains { word in
            labelled.contains(word) || wordless.contains(word) || TokenPurpose.strong(word) != nil
        }
        return isPart ? nil : Array(group)
    }

    private static func words(_ text: String) -> Set<String> {
        Set(words: text)
    }
}
