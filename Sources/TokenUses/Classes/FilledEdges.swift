/// The edges of the element around that one at a place in it reaches.
struct FilledEdges {
    private static let all: Set<Substring> = ["top", "bottom", "left", "right"]
    private static let edges: [Substring: Set<Substring>] = [
        "inset": all, "size": all, "inset-x": ["left", "right"], "w": ["left", "right"],
        "inset-y": ["top", "bottom"], "h": ["top", "bottom"], "top": ["top"],
        "bottom": ["bottom"], "left": ["left"], "right": ["right"], "start": ["left"],
        "end": ["right"],
    ]
    private static let sizes: Set<Substring> = ["w", "h", "size"]
    private static let wholes: Set<Substring> = [
        "full", "screen", "dvh", "svh", "lvh", "dvw", "[100%]", "[100vh]", "[100vw]",
    ]
    /// A text comes closer to an edge than a rem.
    private static let nearest = 4.0

    private var reached: Set<Substring> = []
    /// It begins beside the element around, as with `top-full`.
    private var isMoved = false

    /// It covers the element around.
    var isWhole: Bool { reached == Self.all && !isMoved }

    /// Notes a class such as `inset-0`, `-top-px` or `h-full`.
    mutating func note(_ item: UtilityClass) {
        let utility = item.utility
        let plain = utility.drop { $0 == "-" }
        let word = plain.prefix { $0 != "[" && $0 != "(" }
        guard let hyphen = word.lastIndex(of: "-"), let edges = Self.edges[plain[..<hyphen]] else {
            return
        }
        let length = plain[plain.index(after: hyphen)...]
        let isWhole = Self.wholes.contains(length)
        if Self.sizes.contains(plain[..<hyphen]) {
            if isWhole { reached.formUnion(edges) }
        } else if isWhole || item.modifier != nil {
            isMoved = true
        } else if utility.first == "-" || Self.isNear(length) {
            reached.formUnion(edges)
        }
    }

    private static func isNear(_ length: Substring) -> Bool {
        if length == "px" || UtilityClass.bracketed(length) != nil { return true }
        return Double(length).map { $0 <= nearest } ?? false
    }
}
