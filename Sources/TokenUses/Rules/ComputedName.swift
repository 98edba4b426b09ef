/// The name of a property of which Sass computes the middle.
struct ComputedName: Sendable {
    let start: String
    let end: String

    init(_ name: String) {
        let parts = name.components(around: SheetDeclaration.hole)
        start = parts.start
        end = parts.end
    }

    func mayBe(_ name: String) -> Bool { name.hasPrefix(start) && name.hasSuffix(end) }
}

extension String {
    /// The texts before the first and after the last of some signs.
    fileprivate func components(around sign: String) -> (start: String, end: String) {
        let parts = split(separator: sign, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), String(parts.last ?? ""))
    }
}
