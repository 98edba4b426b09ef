/// The names of elements from which a sheet takes the colours that browsers give them.
struct BrowserPaintResets: Sendable {
    private struct Key: Hashable {
        let slot: SheetSlot
        let name: String
    }

    private var sites: Set<Key> = []
    /// The files of pages, components and modules, which reset elements of their own alone.
    private var files: [Key: Set<String>] = [:]

    mutating func add(_ selector: RuleSelector, _ rule: SheetRule, in sheet: SheetRules) {
        guard selector.compounds.count == 1, selector.conditions.isEmpty, selector.scheme == nil,
            selector.compounds[0].excluded.isEmpty, selector.compounds[0].words.count == 1
        else { return }
        let name = sheet.words.names[selector.compounds[0].words[0]]
        let text = rule.paint(of: .text)
        // The first value of 'color' is the browser's, not that of the element around.
        if text == .inherited { add(Key(slot: .text, name: name), sheet) }
        let ground = rule.paint(of: .ground)
        if ground == .inherited || ground == .clear { add(Key(slot: .ground, name: name), sheet) }
    }

    private mutating func add(_ key: Key, _ sheet: SheetRules) {
        if sheet.reach == .site {
            sites.insert(key)
        } else {
            files[key, default: []].insert(sheet.file)
        }
    }

    func has(_ slot: SheetSlot, of name: String, in sheet: SheetRules) -> Bool {
        let key = Key(slot: slot, name: name)
        return sites.contains(key) || files[key]?.contains(sheet.file) ?? false
    }
}
