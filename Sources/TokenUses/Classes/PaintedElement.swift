/// An element with its classes, as markup has it.
struct PaintedElement {
    var list = ClassList()
    /// The name of a component that may paint a ground of its own; nil for others.
    var component: String?
    var isIcon = false
    /// An icon is all that is in it, as in a link of a toolbar.
    var holdsIconAlone = false
    /// Nothing is in it: `<Name />`.
    var isEmpty = false
    var isDisabled = false
    /// The attribute `hidden` is set.
    var isConcealed = false
    /// It is a text of classes without an element.
    var isLoose = false

    private static let plainComponents: Set<String> = [
        "Fragment", "Suspense", "Link", "NextLink", "Trans", "Slot", "Transition", "StrictMode",
        "TransitionGroup", "KeepAlive", "RouterLink", "NuxtLink", "ErrorBoundary", "Teleport",
        "ClientOnly", "Await", "AnimatePresence", "NavLink", "Show", "For", "Switch", "Match",
        "Activity", "IntlProvider",
    ]
    /// Elements to which browsers give a ground.
    private static let painted: Set<String> = ["dialog", "mark"]
    private static let drawings: Set<String> = [
        "svg", "path", "circle", "rect", "line", "polyline", "polygon", "ellipse", "g", "use",
    ]

    /// An icon that is a component, by its size: it paints no ground.
    func isSmallDrawing(_ paint: ElementPaint) -> Bool {
        component != nil && isEmpty && paint.isSquare
    }

    /// The name is as it is written.
    mutating func setName(_ name: String) {
        let last = name.split(separator: ".").last ?? ""
        isIcon = Self.drawings.contains(name) || last.hasSuffix("Icon") || name.hasSuffix("-icon")
        let first = name.unicodeScalars.first ?? " "
        let isComponent =
            ("A"..."Z").contains(first) || first == "."
            || name.contains(".") && !name.hasPrefix("motion.") && !name.hasPrefix("m.")
            || name.contains("-") || name.contains(":")
        let isPlain =
            Self.plainComponents.contains(String(last)) || last.hasSuffix("Provider") || isIcon
        let isPainted = Self.painted.contains(name)
        component = isComponent && !isPlain || isPainted ? name : nil
    }
}
