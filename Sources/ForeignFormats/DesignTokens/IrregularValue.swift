import SourceTrees

/// A value for which the Format Module has no form, as readers of other tokens hand it over.
struct IrregularValue {
    enum Kind: String, CaseIterable {
        /// A function of CSS with aliases in it.
        case function = "computed"
        /// Code, or a computation that is not known.
        case unknown = "uncomputed"
        /// A colour that other modes have, and this one does not.
        case absent = "missing"
    }

    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Reads what ``node(at:)`` made; nil for any other value.
    init?(_ node: SourceNode) {
        for kind in Kind.allCases {
            if let text = node[kind.rawValue]?.items.first?.text {
                self.init(kind, text)
                return
            }
        }
        return nil
    }

    /// The text in a list, so that no rule takes it for an alias inside of a value.
    func node(at place: SourceNode) -> SourceNode {
        let list = SourceNode(items: [SourceNode(text: text, at: place)], at: place)
        return SourceNode(members: [(kind.rawValue, list)], at: place)
    }
}
