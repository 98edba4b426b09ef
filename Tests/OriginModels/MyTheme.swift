public import ColorScience
public import Theming

/// The attributes of a client's themes, as the first of the origin systems has them.
public struct MyThemeSettings: ThemeModelProtocol, Equatable {
    public var appBgColor: Color
    public var highlightedBgColor: Color
    public var textColor: Color

    public init(appBgColor: Color, highlightedBgColor: Color, textColor: Color) {
        self.appBgColor = appBgColor
        self.highlightedBgColor = highlightedBgColor
        self.textColor = textColor
    }
}
