import ThemeModel

/// The words that stand for two roles in any system.
enum ShortNames {
    static let roles: Table<String> = [
        "bg": "background", "fg": "text", "foreground": "text",
    ]
}
