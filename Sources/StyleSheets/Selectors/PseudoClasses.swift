import SourceText

/// The pseudo-classes and pseudo-elements of Chromium; a selector with any other one is invalid.
enum PseudoClasses {
    static let simple = pointers.union(inputs).union(windows).union(media).union(places)

    /// The states of links and of what is pointed at.
    private static let pointers = Set(
        words: """
            active hover
            focus focus-visible focus-within
            link any-link local-link visited
            -webkit-any-link
            target target-current
            """
    )

    private static let inputs = Set(
        words: """
            autofill -webkit-autofill
            blank placeholder-shown
            checked indeterminate default
            disabled enabled
            read-only read-write
            required optional
            valid invalid
            user-valid user-invalid
            in-range out-of-range
            """
    )

    private static let windows = Set(
        words: """
            fullscreen -webkit-full-screen
            picture-in-picture
            modal open popover-open
            """
    )

    private static let media = Set(
        words: """
            playing paused seeking
            buffering stalled
            muted volume-locked
            current past future
            """
    )

    /// The places in a tree or on paper.
    private static let places = Set(
        words: """
            empty defined has-slotted
            first-child last-child only-child
            first-of-type last-of-type
            only-of-type
            first left right
            """
    )

    static let functions = Set(
        words: """
            active-view-transition-type
            dir has lang state
            nth-child nth-last-child
            nth-of-type nth-last-of-type
            """
    )

    /// Pseudo-elements that may have a single colon.
    static let legacyElements = Set(words: "after before first-letter first-line")

    static let elements = legacyElements.union(parts).union(transitions)

    private static let parts = Set(
        words: """
            backdrop cue details-content
            file-selector-button
            marker checkmark
            part slotted placeholder
            picker picker-icon
            column scroll-button scroll-marker
            selection highlight
            search-text target-text
            spelling-error grammar-error
            """
    )

    private static let transitions = Set(
        words: """
            view-transition
            view-transition-group
            view-transition-image-pair
            view-transition-new
            view-transition-old
            """
    )
}

// MARK: - Tools

extension PseudoClasses {
    /// Names of Vue, Svelte and CSS modules for a selector that stays as it is.
    static let wrappers = Set(words: "global local deep matches")

    private static let others = Set(words: "export import ng-deep")

    /// Tools replace the name; one with two hyphens is a selector that the sheet defines.
    static func isOfTools(_ name: String) -> Bool {
        if name.hasPrefix("v-") || name.hasPrefix("--") { return true }
        return wrappers.contains(name) || others.contains(name)
    }
}
