package import ColorScience
import Theming

/// The attributes of a client's themes, as the first of the origin systems has them.
package struct MyThemeSettings: ThemeModelProtocol, Equatable {
    package var appBgColor: Color
    package var highlightedBgColor: Color
    package var textColor: Color

    package init(appBgColor: Color, highlightedBgColor: Color, textColor: Color) {
        self.appBgColor = appBgColor
        self.highlightedBgColor = highlightedBgColor
        self.textColor = textColor
    }
}
