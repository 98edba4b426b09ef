import SourceText
import ThemeModel

/// The custom properties, variables and mixins of all style sheets, and the tokens among them.
///
/// An object, since each element that is judged has it.
final class PropertyNames: Sendable {
    let tokens: KnownTokens
    private let pages: PageValues
    private let others: OtherPlaces
    /// The custom properties that no element has from the one around it.
    private let uninherited: Set<String>
    private let mixins: [String: SheetMixins.Summary]
    /// The mixins that may paint a ground.
    private let painting: Set<String>
    /// The animations that change colours.
    let animations: AnimationNames
    /// The animations that may make a text smaller.
    let shrinkingAnimations: AnimationNames
    let possibleRules: PossibleRules
    /// The smallest size of the root's text in pixels; nil where one cannot be read.
    let rootSize: Double?
    /// The reason that `light-dark()` has one of its colours on the whole page; nil where the scheme of a theme decides.
    let chosenScheme: UnjudgedReason?
    /// The project says what lies below a sheet's own colours.
    let keepsOpenGrounds: Bool
    let markup: ProjectMarkup

    init(_ styles: AppStyles, _ tokens: KnownTokens, keepsOpenGrounds: Bool = false) {
        let sheets = styles.sheets
        var pages = PageValues()
        var others = OtherPlaces(tokens)
        var shrinkingAnimations = AnimationNames()
        var mixins: [String: SheetMixins.Summary] = [:]
        for sheet in sheets {
            pages.add(sheet)
            others.add(sheet)
            shrinkingAnimations.formUnion(sheet.shrinkingAnimations)
            mixins.merge(sheet.mixins) { $0.union($1) }
        }
        let byFile = Dictionary(grouping: styles.settings) { $0.value.file }
        for (file, places) in byFile.sorted(by: { $0.key < $1.key }) {
            others.add(ofScript: places, styles.markup.tree(of: file))
        }
        self.tokens = tokens
        self.pages = pages
        self.others = others
        animations = styles.possibleRules.animations
        self.shrinkingAnimations = shrinkingAnimations
        self.mixins = mixins
        uninherited = Set(sheets.flatMap(\.uninherited))
        painting = SheetMixins.painting(among: mixins)
        possibleRules = styles.possibleRules
        rootSize = RootSize.smallest(in: sheets)
        chosenScheme = sheets.lazy.compactMap(\.chosenScheme).first
        self.keepsOpenGrounds = keepsOpenGrounds
        markup = styles.markup
    }

    convenience init(_ sheets: [SheetRules], isToken: @escaping @Sendable (String) -> Bool) {
        self.init(AppStyles(sheets), KnownTokens(title: { isToken($0) ? $0 : nil }))
    }

    var unlistedThemes: UnlistedThemes { others.unlistedThemes }

    /// The mixin, or one that it takes in, may paint a ground; `hasBlock` for one that takes a block.
    func mayPaint(_ mixin: String, hasBlock: Bool) -> Bool {
        // Most mixins with a block have nothing but a condition.
        mixins[mixin] == nil ? !hasBlock : painting.contains(mixin)
    }

    func isToken(_ name: String) -> Bool { tokens.isToken(name) }

    func isInherited(_ name: String) -> Bool { !uninherited.contains(name) }

    /// The paint that a property has on the page; nil where no sheet sets it there.
    func paint(
        of name: String,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> SheetPaint? {
        pages.paint(of: name, in: scheme, &meetsSchemes)
    }

    /// The first place, in another file or of a token, at which something other than the page sets a property.
    func otherPlace(of name: String, outside file: String) -> SourceLocation? {
        others.first(of: name, outside: file)
    }
}

extension AppStyles {
    /// The places in scripts and markup at which custom properties may be set.
    fileprivate var settings: [(name: String, value: SourceLocation)] {
        let code = files.filter { !StyleUses.reads($0.file) && !StyleUses.isProse($0.file) }
        return code.flatMap(\.definitions)
    }
}

extension SheetRules {
    /// The reason that the page has one scheme, whatever the theme.
    fileprivate var chosenScheme: UnjudgedReason? {
        for rule in rules {
            guard case .other(let reason)? = rule.paint(of: .scheme) else { continue }
            if rule.selectors.contains(where: { isPage($0) && $0.scheme == nil }) { return reason }
        }
        return nil
    }
}
