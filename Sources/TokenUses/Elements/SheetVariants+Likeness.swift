// Elements that two selectors may both be for.
extension SheetVariants {
    /// `.tab.active` and `.button.active` are two elements, and elements of one name have no more in common than states.
    func mayBecome(
        _ subject: RuleSelector.Compound,
        _ compound: RuleSelector.Compound,
        by word: Int
    ) -> Bool {
        if isClass(word), haveTwoTypes(subject, compound) { return false }
        let addsIdentity = subject.words.contains { other in
            let isNew = isIdentity(other) && !compound.words.contains(other)
            return isNew && (isClass(other) || !isClass(word))
        }
        if !addsIdentity { return true }
        guard isClass(word) else { return false }
        return compound.words.allSatisfy { own in
            subject.words.contains(own) || !isClass(own)
        }
    }

    private func haveTwoTypes(
        _ one: RuleSelector.Compound,
        _ other: RuleSelector.Compound
    ) -> Bool {
        guard let first = typeName(of: one), let second = typeName(of: other) else {
            return false
        }
        return first != second
    }

    private func typeName(of compound: RuleSelector.Compound) -> Int? {
        compound.words.first { isIdentity($0) && !isClass($0) }
    }

    /// The selector names elements around one, other than `html` and `body`.
    func hasSurroundings(_ selector: RuleSelector, around index: Int) -> Bool {
        selector.compounds[..<index].contains { compound in
            compound.words.contains { !["html", "body"].contains(sheet.words.names[$0]) }
        }
    }

    /// The element has a class that another selector does not ask for: `a.tag` need not lie where `.note a` does.
    func hasClass(_ compound: RuleSelector.Compound, not other: RuleSelector) -> Bool {
        let known = other.compounds.last?.words ?? []
        return compound.words.contains { word in
            isIdentity(word) && isClass(word) && !known.contains(word)
        }
    }

    /// An element lies in one of the same name that it excludes, as `.row:not(.open)` in `.row.open`: few apps nest those.
    func nestsTwins(_ selector: RuleSelector) -> Bool {
        selector.compounds.indices.contains { inner in
            selector.compounds[..<inner].contains { outer in
                let twin = selector.compounds[inner]
                return outer.words.contains { isIdentity($0) && twin.words.contains($0) }
                    && sheet.words.exclude(outer, twin)
            }
        }
    }

    func isClass(_ word: Int) -> Bool {
        sheet.words.names[word].first.map { ".#%".contains($0) } ?? false
    }
}
