import SourceTrees
import ThemeModel

/// Another token's colour with an alpha, as Tokens Studio writes it: `rgba({ink}, 0.5)`, or `{ink}` with the modifier `alpha`.
struct TranslucentAlias {
    let path: String
    let alpha: Double

    private static let key = "alias"

    /// Nil for any other value, and where the alpha is computed.
    init?(_ value: SourceNode, _ modification: SourceNode?) {
        guard let text = value.text else { return nil }
        if let modification {
            guard modification["type"]?.text == "alpha", let path = TokenFile.path(of: value),
                let alpha = Self.share(modification["value"]?.text)
            else { return nil }
            self.path = path
            self.alpha = alpha
            return
        }
        guard let match = text.wholeMatch(of: /rgba?\(\s*\{([^{}]+)\}\s*[,\/]\s*([0-9.%]+)\s*\)/),
            let alpha = Self.share(String(match.2))
        else { return nil }
        path = String(match.1)
        self.alpha = alpha
    }

    /// Reads what ``node(at:)`` made.
    init?(_ node: SourceNode) {
        guard let path = node[Self.key]?.text, let alpha = node["alpha"]?.text.flatMap(Double.init)
        else { return nil }
        self.path = path
        self.alpha = alpha
    }

    /// The value of a token in which an alias has an alpha, which the Format Module does not have.
    func node(at value: SourceNode) -> SourceNode {
        SourceNode(
            members: [
                (Self.key, SourceNode(text: TokenFile.withoutValue(path), at: value)),
                ("alpha", SourceNode(text: "\(alpha)", at: value)),
            ],
            at: value
        )
    }

    private static func share(_ text: String?) -> Double? {
        guard let text, let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text)
        else { return nil }
        let share = text.hasSuffix("%") ? number / 100 : number
        return (0...1).contains(share) ? share : nil
    }
}
