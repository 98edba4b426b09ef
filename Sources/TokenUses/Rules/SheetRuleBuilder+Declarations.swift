import SourceText

// The declarations of a style sheet.
extension SheetRuleBuilder {
    /// Takes in a declaration, if it paints something.
    mutating func declare(_ property: String, _ value: ArraySlice<CSSScanner.Token>) {
        guard let first = value.first else { return }
        if mixins.keep(property, value) { return }
        if let animation {
            note(property, value, inFramesOf: animation)
            return
        }
        if property.hasPrefix("--") || property.hasPrefix("$") {
            define(property, value, at: first)
            return
        }
        note(property, value)
        let paints = paints(of: property, value)
        if paints.isEmpty { return }
        guard let rule = currentRule() else { return }
        let place = place(of: value.firstReference ?? first)
        let mention = value.first { $0.text.hasPrefix("--") }?.unescaped
        let isImportant = value.isImportant
        for (slot, paint) in paints {
            result.rules[rule].set(
                slot,
                to: .init(
                    paint: paint,
                    isImportant: isImportant,
                    location: place,
                    mention: mention
                )
            )
        }
    }

    private mutating func note(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>,
        inFramesOf animation: String
    ) {
        if SheetAnimations.changesColors(property, value) { result.animations.insert(animation) }
        if SheetAnimations.changesSize(property, value) {
            result.shrinkingAnimations.insert(animation)
        }
    }

    private mutating func define(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>,
        at first: CSSScanner.Token
    ) {
        // A length or a factor is no colour of anything.
        if PaintReader.isNumber(value) { return }
        let declaration = SheetRule.Declaration(
            paint: PaintReader.paint(ofProperty: value),
            isImportant: value.isImportant,
            location: place(of: first)
        )
        if property.hasPrefix("$") {
            setVariable(property, declaration)
        } else if let rule = currentRule() {
            if SheetDeclaration.isComputed(property) {
                result.rules[rule].computedProperties.append(ComputedName(property))
            } else {
                result.rules[rule].properties[property] = declaration
            }
        }
    }

    /// Keeps what a declaration says of its element beside the paints.
    private mutating func note(_ property: String, _ value: ArraySlice<CSSScanner.Token>) {
        switch property {
        case "animation", "animation-name", "-webkit-animation":
            guard let rule = currentRule() else { return }
            result.rules[rule].animations.formUnion(SheetAnimations.names(in: value))
            result.rules[rule].animationPlace = value.first.map { place(of: $0) }
        case "z-index" where value.first?.text.hasPrefix("-") == true:
            guard let rule = currentRule() else { return }
            result.rules[rule].isBelow = true
        case "composes":
            addInclude(of: property)
        case "content" where SheetDeclaration.isText(value),
            _ where SheetDeclaration.stylesText(property):
            guard let rule = currentRule() else { return }
            result.rules[rule].stylesText = true
        default:
            break
        }
    }

    private func paints(
        of property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SheetDeclaration.SlotPaint] {
        let isModuleValue =
            !moduleValues.isEmpty
            && value.contains { token in
                guard case .word = token.kind else { return false }
                return moduleValues.contains(token.unescaped)
            }
        if !isModuleValue { return SheetDeclaration.paints(of: property, value) }
        let reason = SheetPaint.other(.code(.moduleValue))
        return SheetDeclaration.slots(of: property).map { ($0, reason) }
    }

    /// A variable with several values has none that is known.
    private mutating func setVariable(_ name: String, _ declaration: SheetRule.Declaration) {
        let known = result.variables[name]
        var paint = declaration.paint
        if let known, known.paint != paint { paint = .other(.code(.severalValues)) }
        result.variables[name] = .init(
            paint: paint,
            isImportant: false,
            location: known?.location ?? declaration.location
        )
    }

    /// Keeps the variables that a mixin, a function or a loop has as parameters.
    mutating func noteParameters(in prelude: [CSSScanner.Token]) {
        guard prelude.count > 2, case .sign("@") = prelude[0].kind,
            ["mixin", "function", "each", "for"].contains(prelude[1].text.lowercased())
        else { return }
        for (sign, name) in zip(prelude, prelude.dropFirst()) {
            guard case .sign("$") = sign.kind, case .word = name.kind else { continue }
            let value = SheetRule.Declaration(
                paint: .other(.code(.parameter)),
                isImportant: false,
                location: place(of: name)
            )
            result.variables["$" + SassName.normal(name.unescaped)] = value
        }
    }

    /// Takes in a pair that a comment says.
    mutating func state(_ comment: CSSScanner.Token) {
        guard !mixins.isReading, let words = PairComment.words(of: comment) else { return }
        let schemes = Set(currentElements().map(\.scheme))
        let scheme = schemes.count == 1 ? schemes.first ?? nil : nil
        guard let pair = PairComment.pair(words, in: scheme, at: place(of: comment)) else {
            return
        }
        result.stated.append(pair)
        if let rule = currentRule() { result.rules[rule].statedText = pair.foreground.name }
    }
}

extension ArraySlice<CSSScanner.Token> {
    fileprivate var isImportant: Bool {
        // Most values have no such sign, and need no lists.
        if !contains(where: { $0.scalars.first == "!" }) { return false }
        let words = trimmed.filter { !$0.kind.isBlank }.suffix(2)
        return words.map { $0.text.lowercased() } == ["!", "important"]
    }

    /// The first custom property's function, or variable of Sass.
    fileprivate var firstReference: CSSScanner.Token? {
        first { token in
            if case .sign("$") = token.kind { return true }
            return token.scalars.count == 3 && token.text.lowercased() == "var"
        }
    }
}
