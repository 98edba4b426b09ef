import ColorScience
import SourceText
import ThemeModel

/// A token of a project as style sheets use it.
struct UsedToken {
    /// Its colour in a mode of a theme; nil where the mode has none.
    struct Value {
        let theme: String
        let mode: String
        let scheme: Scheme
        let color: ThemeColor?
    }

    /// The token's name in its file.
    private(set) var name: String
    /// The name with its group, `colors.` or `palette.`.
    private(set) var path: String
    /// The custom property, with `--`; nil where no style sheet is known to have it.
    let property: String?
    /// A value for each mode of each theme that has the token.
    var values: [Value]

    /// Of several roles that have their colour from one property, the one with the end of its name stands for it.
    func takesName(of other: String) -> Bool {
        guard let property else { return false }
        let key = NameKey.key(of: property.drop { $0 == "-" })
        return key.hasSuffix(NameKey.key(of: other)) && !key.hasSuffix(NameKey.key(of: name))
    }

    mutating func rename(_ name: String, _ path: String) {
        self.name = name
        self.path = path
    }

    /// The name for sentences.
    var title: String { property ?? name }

    var purposes: Set<TokenPurpose> {
        Set(NameWords.words(of: name).compactMap { TokenPurpose.strong($0) })
    }

    /// The known colours, each once.
    var colors: [Color] {
        var colors: [Color] = []
        for value in values {
            guard let color = value.color, color.isKnown, !colors.contains(color.color) else {
                continue
            }
            colors.append(color.color)
        }
        return colors
    }

    /// The token has the colour in each mode of the scheme; in every mode where none has the scheme.
    func has(_ color: Color, in scheme: Scheme) -> Bool {
        let own = values.filter { $0.scheme == scheme }
        let all = own.isEmpty ? values : own
        return !all.isEmpty
            && all.allSatisfy { $0.color?.isKnown == true && $0.color?.color == color }
    }

    /// The token is opaque in every mode, so that nothing below it is seen.
    var isOpaque: Bool {
        !values.isEmpty && values.allSatisfy { $0.color?.display.isOpaque ?? false }
    }

    /// The modes in which it has no colour although its theme has one elsewhere.
    var gaps: [Value] { values.filter { $0.color == nil } }
}
