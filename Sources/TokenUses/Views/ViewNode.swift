import CodeConstants
import Findings
import SourceText

/// A view with its modifiers.
struct ViewNode {
    struct Text {
        let color: ViewColor
        let use: ContrastUse
        let token: CodeScanner.Token
    }

    /// The name of the type or constant that it begins with.
    let name: String
    /// The view around it; nil where nothing tells it.
    let parent: Int?
    /// The token at which it starts.
    let start: Int
    /// From the innermost on.
    var grounds: [ViewColor] = []
    var texts: [Text] = []
    /// Nil where it cannot be read.
    var opacity: Double? = 1
    /// In points, which are pixels here.
    var font = (size: 0.0, weight: 400.0)
    /// The factor by which it may be drawn smaller.
    var scale = 1.0
    var isDisabled = false
    /// A later view of a `ZStack` lies on it, or does so under a condition.
    var isCovered = false
    var mayBeCovered = false

    private static let plain: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
        "GridRow", "Group", "ForEach", "ScrollView", "ScrollViewReader", "GeometryReader",
        "ViewThatFits", "Text", "Image", "Label", "Spacer", "EmptyView", "Link", "NavigationLink",
        "Button", "Section", "AnyView", "Divider",
    ]

    private static let textual: Set<String> = ["Text", "Label", "Link", "Button"]
    private static let tinted: Set<String> = ["Button", "Link", "Menu", "NavigationLink"]

    private static let shapes: Set<String> = [
        "Capsule", "Circle", "Divider", "Ellipse", "Path", "Rectangle", "RoundedRectangle",
        "UnevenRoundedRectangle",
    ]

    var isShape: Bool { Self.shapes.contains(name) }

    /// The view is a picture.
    var isDrawing: Bool { name == "Image" || isShape }

    /// The view shows text.
    var isTextual: Bool { Self.textual.contains(name) }

    /// The text of the view has its tint.
    var isTinted: Bool { Self.tinted.contains(name) }

    /// Its views are those of the container around it.
    var isTransparent: Bool { name == "Group" || isRepeated }

    /// It may have no view.
    var isRepeated: Bool { name == "ForEach" }

    /// The view paints no ground of its own.
    var isPlain: Bool { Self.plain.contains(name) }
}
