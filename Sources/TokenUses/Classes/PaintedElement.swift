/// An element with its classes, as markup has it.
struct PaintedElement {
    var list = ClassList()
    /// The byte of the file at which its name starts.
    var place = 0
    /// The last part of its name; empty for a text.
    private var name = ""
    /// The name of a component that may paint a ground of its own; nil for others.
    var component: String?
    /// The surroundings that a component of the app gives to what is in it; nil where nothing tells them.
    var inside: ComponentInside?
    var isIcon = false
    /// An icon is all that is in it, as in a link of a toolbar.
    var holdsIconAlone = false
    /// It is a box to tick or the like, which shows a mark and no text.
    var isMark = false
    /// Nothing is in it: `<Name />`.
    var isEmpty = false
    /// It has no text, whether a slash closes it or an end tag.
    var isBlank = false
    private(set) var isPicture = false
    /// It is there wherever the element around it is, and not by an expression.
    var isAlwaysThere = false
    /// The element before it and what is between the two, over which it may be pulled.
    var overlapped = 0..<0
    /// The element before it is in the same cell of a grid.
    var sharesCell = false
    var isDisabled = false
    /// An attribute may give tokens in it the values of another mode.
    var hasOwnMode = false
    /// It is the page, around which nothing is painted.
    private(set) var isPage = false
    /// The reason that no colour in it is known.
    var doubt: UnjudgedReason?
    /// The names of its texts of which a comment says the ground.
    var stated: Set<String> = []
    /// It is a text of classes without an element.
    var isLoose = false

    /// Browsers give it a smaller text than the element around it has.
    private(set) var isSmaller = false

    private static let marks: Set<String> = ["checkbox", "radio", "range"]

    /// Takes the `type` of an `<input>`.
    mutating func setType(_ type: String) { isMark = Self.marks.contains(type) }

    /// The part of the outer size that a smaller text has, as the resets of Tailwind CSS set it.
    static let smallerPart = 0.8
    private static let smaller: Set<String> = ["small", "sub", "sup"]
    /// Components of libraries that paint nothing.
    private static let plainComponents: Set<String> = [
        "Activity", "AnimatePresence", "Await", "ClientOnly", "ErrorBoundary", "For", "Fragment",
        "IntlProvider", "KeepAlive", "Link", "Match", "NavLink", "NextLink", "NuxtLink",
        "RouterLink", "Show", "Slot", "StrictMode", "Suspense", "Switch", "Trans",
        "Transition", "TransitionGroup",
    ]
    /// Elements to which browsers give a ground.
    private static let painted: Set<String> = ["dialog", "mark"]
    private static let drawings: Set<String> = [
        "circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "svg", "use",
    ]
    private static let pictures: Set<String> = ["canvas", "iframe", "img", "video"]
    /// Elements of a library for animations.
    private static let animated = ["motion.", "m."]

    /// An icon that is a component, by its size: it paints no ground.
    func isSmallDrawing(_ paint: ElementPaint) -> Bool {
        component != nil && isEmpty && paint.layout.isSquare
    }

    /// The name is as it is written.
    mutating func setName(_ name: String) {
        let last = name.split(separator: ".").last ?? ""
        self.name = String(last)
        isSmaller = Self.smaller.contains(name)
        isPicture = Self.pictures.contains(name)
        isPage = name == "html" || name == "body"
        isIcon = Self.isIcon(name)
        if Self.painted.contains(name) {
            component = name
        } else if Self.isComponent(name), !isIcon, !Self.isPlain(last) {
            component = name
        } else {
            component = nil
        }
    }

    /// The name is that of a drawing, or of a component that is one.
    static func isIcon(_ name: String) -> Bool {
        drawings.contains(name) || name.hasSuffix("Icon") || name.hasSuffix("-icon")
    }

    /// It may have a name on the page, which that of a component does not tell; nil is any name.
    func mayBe(_ name: String?) -> Bool {
        guard let name, let first = self.name.first else { return !self.name.isEmpty }
        if Self.drawings.contains(name) { return isIcon || component != nil && isEmpty }
        return !first.isLowercase || self.name == name
    }

    private static func isComponent(_ name: String) -> Bool {
        let first = name.unicodeScalars.first ?? " "
        if ("A"..."Z").contains(first) || first == "." { return true }
        // `<component :is>` of Vue may be any.
        if name == "component" { return true }
        if name.contains(".") { return !animated.contains(where: name.hasPrefix) }
        return name.contains("-") || name.contains(":")
    }

    private static func isPlain(_ name: Substring) -> Bool {
        plainComponents.contains(String(name)) || name.hasSuffix("Provider")
    }
}
