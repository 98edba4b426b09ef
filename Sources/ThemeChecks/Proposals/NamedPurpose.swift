import ThemeModel

/// The word of a token's name that says what its colour is for.
struct NamedPurpose {
    private let words: [String]
    private let place: Int?

    init(in words: [String]) {
        self.words = words
        place = Self.place(in: words)
    }

    var purpose: TokenPurpose? {
        place.flatMap { Self.purpose(of: words[$0]) }
    }

    /// It is the last word.
    var isLast: Bool { place == words.count - 1 }

    /// It may be of a word that also names components, such as `label`, or of none.
    var isWeak: Bool {
        place.map { TokenPurpose.strong(words[$0]) == nil } ?? true
    }

    var wordsBefore: ArraySlice<String> { words[..<(place ?? 0)] }

    /// The words that say nothing of the purpose, and the numbers in those that do.
    func otherWords(as purpose: TokenPurpose?) -> [String] {
        guard let place else { return words }
        let others = words.indices.map { index in
            let isTold = index == place || isFurtherFill(words[index])
            return isTold ? words[index].filter(\.isNumber) : words[index]
        }
        if purpose != .text { return others }
        let after = others[(place + 1)...].filter { !TokenWords.textParts.contains($0) }
        let all = others[...place] + after
        // The text of `primary-contrast-text` is for `primary`.
        let isContrast = wordsBefore.last == "contrast"
        return all.filter { !isContrast || $0 != "contrast" }
    }

    /// The word says once more that the colour is a fill, as in `bg-surface-raised` and `icon-fill-hover`.
    private func isFurtherFill(_ word: String) -> Bool {
        if word == "fill" { return true }
        let isFill = place.map { TokenPurpose.strong(words[$0]) == .fill } ?? false
        return isFill && TokenPurpose.strong(word) == .fill
    }
}

// MARK: - Search

extension NamedPurpose {
    private static func place(in words: [String]) -> Int? {
        var purposes = words.map(TokenPurpose.strong)
        // `border` in a name is the thing itself: `surface-border` and `border-surface` are lines.
        if let line = purposes.firstIndex(of: .line) {
            guard isVariant(at: line, words, purposes) else { return line }
            purposes[line] = nil
        }
        let strong = purposes.lastIndex { $0 != nil }
        // The fill of an icon or a text is the colour of that.
        if let strong, words[strong] == "fill",
            let front = purposes.lastIndex(where: { $0 == .icon || $0 == .text })
        {
            return front
        }
        if let place = strong ?? weakPlace(in: words) { return place }
        return words.count > 1 && words.last == "contrast" ? words.count - 1 : nil
    }

    /// The last weak word; the `title` of `ink-title` is a part of the text that comes before it.
    private static func weakPlace(in words: [String]) -> Int? {
        let places = words.indices.filter { TokenPurpose.weak(words[$0]) != nil }
        guard let last = places.last, TokenWords.textParts.contains(words[last]) else {
            return places.last
        }
        return places.last { ["ink", "content"].contains(words[$0]) } ?? last
    }

    /// The word is a form of a component: `button-outline-text` is the text of a button with an outline.
    private static func isVariant(
        at place: Int,
        _ words: [String],
        _ purposes: [TokenPurpose?]
    ) -> Bool {
        let isFirst = purposes[..<place].allSatisfy { $0 == nil }
        guard isFirst, words[place] == "outline" else { return false }
        let later = Set(words[(place + 1)...].compactMap(purpose))
        if later.contains(.text) || later.contains(.icon) { return true }
        return place > 0 && later.contains(.fill)
    }

    private static func purpose(of word: String) -> TokenPurpose? {
        if word == "contrast" { return .text }
        return TokenPurpose.strong(word) ?? TokenPurpose.weak(word)
    }
}
