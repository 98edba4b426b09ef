import SourceText

/// The pairs that classes of Tailwind CSS put together in markup, in scripts, and by `@apply` in style sheets.
package struct MarkupReader {
    private let text: String
    private let bytes: [UInt8]
    private let file: String
    private let colors: ColorNames

    package init(_ text: String, file: String, colors: ColorNames) {
        self.text = text
        self.file = file
        bytes = Array(VueBlocks.withoutCustomBlocks(text, in: file).utf8)
        var colors = colors
        colors.paintedClasses.file = file
        self.colors = colors
    }

    /// True for a file with the ending of a language that is read.
    package static func reads(_ file: String) -> Bool {
        isSheet(file) || MarkupLanguage(file: file) != nil
    }

    /// True for a file with the ending of a language with components.
    package static func mayHaveComponents(_ file: String) -> Bool {
        MarkupLanguage(file: file)?.hasComponents ?? false
    }

    private static func isSheet(_ file: String) -> Bool {
        file.hasSuffix(".css") || file.hasSuffix(".scss")
    }

    /// The pairs in the order of the text, at most 20,000; those without a token are left out.
    ///
    /// Complexity: O(n) in time and memory.
    func pairs(with components: AppComponents) -> [PairUse] {
        if Self.isSheet(file) { return pairsOfSheet }
        guard let language = MarkupLanguage(file: file) else { return [] }
        if !components.haveTokens, !colors.mayOccur(in: bytes[...]) { return [] }
        var scanner = MarkupScanner(bytes, language, colors)
        scanner.components = components.known(in: file, scanner.script)
        scanner.readAll()
        return scanner.collector.pairs(in: bytes, file: file)
    }

    private var pairsOfSheet: [PairUse] {
        var collector = PairCollector(colors)
        let script = ScriptText(bytes: bytes)
        AppliedClasses.read(0..<bytes.count, of: script, into: &collector)
        return collector.pairs(in: bytes, file: file)
    }

    /// The components of the file, with the surroundings that they give to what their callers put into them.
    ///
    /// Nil for a file in a language without any. Complexity: O(n) in time and memory.
    package var components: ComponentFile? {
        guard let language = MarkupLanguage(file: file), language.hasComponents else { return nil }
        var scanner = MarkupScanner(bytes, language, colors)
        let last = file.split(separator: "/").last ?? ""
        let name = language == .script ? nil : String(last.prefix { $0 != "." })
        let exports = name.map(ExportedNames.init(component:)) ?? ExportedNames(scanner.script)
        guard ComponentSlots.mayBe(in: text) else {
            return ComponentFile(name: file, insides: [:], exports: exports)
        }
        var slots = ComponentSlots()
        slots.component = name
        scanner.slots = slots
        scanner.readAll()
        let insides = scanner.slots?.insides ?? [:]
        return ComponentFile(name: file, insides: insides, exports: exports)
    }
}
