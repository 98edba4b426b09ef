/// The pseudo-classes and pseudo-elements of Chromium; a selector with any other one is invalid.
enum PseudoClasses {
    static let simple: Set<String> = [
        "active", "any-link", "autofill", "blank", "buffering", "checked", "current", "default",
        "defined", "disabled", "empty", "enabled", "first", "first-child", "first-of-type", "focus",
        "focus-visible", "focus-within", "fullscreen", "future", "has-slotted", "hover",
        "in-range", "indeterminate", "invalid", "last-child", "last-of-type", "left", "link",
        "local-link", "modal", "muted", "only-child", "only-of-type", "open", "optional",
        "out-of-range", "past", "paused", "picture-in-picture", "placeholder-shown", "playing",
        "popover-open", "read-only", "read-write", "required", "right", "seeking", "stalled",
        "target", "target-current", "user-invalid", "user-valid", "valid", "visited",
        "volume-locked", "-webkit-any-link", "-webkit-autofill", "-webkit-full-screen",
    ]

    static let functions: Set<String> = [
        "active-view-transition-type", "dir", "has", "lang", "nth-child", "nth-last-child",
        "nth-last-of-type", "nth-of-type", "state",
    ]

    /// Pseudo-elements that may have a single colon.
    static let legacyElements: Set<String> = ["after", "before", "first-letter", "first-line"]

    static let elements: Set<String> = legacyElements.union([
        "backdrop", "cue", "details-content", "file-selector-button", "grammar-error", "highlight",
        "marker", "part", "placeholder",
        "scroll-button", "scroll-marker", "selection", "slotted", "spelling-error", "target-text",
        "view-transition", "view-transition-group", "view-transition-image-pair",
        "view-transition-new", "view-transition-old", "column", "checkmark", "picker",
        "picker-icon", "search-text",
    ])

    /// Names of Vue, Svelte and CSS modules for a selector that stays as it is.
    static let wrappers: Set<String> = ["global", "local", "deep", "matches"]

    /// Tools replace the name; one with two hyphens is a selector that the sheet defines.
    static func isOfTools(_ name: String) -> Bool {
        wrappers.contains(name) || name.hasPrefix("v-") || name.hasPrefix("--")
            || ["export", "import", "ng-deep"].contains(name)
    }
}
