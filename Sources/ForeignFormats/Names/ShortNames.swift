import ThemeModel

/// The words that stand for some roles in any system.
enum ShortNames {
    static let roles: Table<String> = [
        "bg": "background", "fg": "text", "foreground": "text",
    ]

    /// Other words for a status.
    static let statuses: Table<String> = ["error": "danger"]
}
