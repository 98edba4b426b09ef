import ThemeModel

/// A theme with a light and a dark mode; the muted text of the light one is too faint by intent.
func dusk() throws(ExpressionError) -> ThemeDocument {
    var document = ThemeDocument(id: "dusk", name: "Dusk")
    document.description = "The last light of the day."

    document.appearance = try day()
    document.modes["dark"] = try night()
    return document
}

/// The default mode.
private func day() throws(ExpressionError) -> Appearance {
    var day = Appearance()
    day.palette["plum"] = try color("#2b1b3d")
    day.palette["petal"] = try color("oklch(97% 0.01 340)")
    day.palette["rose"] = try color("#a8326e")

    day.colors["background"] = try color("{palette.petal}")
    day.colors["text"] = try color("{palette.plum}")
    day.colors["text-muted"] = try color("{palette.plum} / 40%")
    day.colors["border-strong"] = try color("{palette.plum} / 70%")
    day.colors["primary"] = try color("{palette.rose}")
    day.layout["radius.md"] = Located(try DimensionExpression(parsing: "10px"))

    var body = FontDescriptor()
    body.family = Located(.stack(["Literata", "Georgia", "serif"]))
    day.styles["body"] = body
    return day
}

/// The changes of the dark mode.
private func night() throws(ExpressionError) -> Appearance {
    var night = Appearance()
    night.colors["background"] = try color("{palette.plum}")
    night.colors["text"] = try color("{palette.petal}")
    night.colors["text-muted"] = try color("{palette.petal} / 75%")
    night.colors["border-strong"] = try color("{palette.petal} / 75%")
    night.colors["primary"] = try color("#f0a3c8")
    return night
}

/// A colour as a theme file writes it.
private func color(_ text: String) throws(ExpressionError) -> Located<ColorExpression> {
    Located(try ColorExpression(parsing: text))
}
