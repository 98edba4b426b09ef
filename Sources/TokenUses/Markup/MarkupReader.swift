import SourceText

/// The pairs that classes of Tailwind CSS put together in markup, in scripts, and by `@apply` in style sheets.
package enum MarkupReader {
    /// True for a file with the ending of a language that is read.
    package static func reads(_ file: String) -> Bool {
        isSheet(file) || MarkupLanguage(file: file) != nil
    }

    /// The pairs in the order of the text, at most 20,000; those without a token are left out.
    ///
    /// Complexity: O(n) in time and memory.
    package static func pairs(
        in text: String,
        file: String,
        colors: ColorNames,
        components: AppComponents = AppComponents()
    ) -> [PairUse] {
        let bytes = Array(VueBlocks.withoutCustomBlocks(text, in: file).utf8)
        if isSheet(file) {
            var collector = PairCollector(colors)
            let script = ScriptText(bytes: bytes)
            AppliedClasses.read(0..<bytes.count, of: script, into: &collector)
            return collector.pairs(in: bytes, file: file)
        }
        guard let language = MarkupLanguage(file: file) else { return [] }
        if !components.haveTokens, !colors.mayOccur(in: bytes[...]) { return [] }
        var scanner = MarkupScanner(bytes, language, colors)
        scanner.components = components.insides(for: file, scanner.script)
        scanner.readAll()
        return scanner.collector.pairs(in: bytes, file: file)
    }

    /// The surroundings that the components of a file give to what their callers put into them.
    ///
    /// Complexity: O(n) in time and memory.
    package static func components(
        in text: String,
        file: String,
        colors: ColorNames
    ) -> [String: ComponentInside] {
        guard let language = MarkupLanguage(file: file), language.hasComponents,
            ComponentSlots.mayBe(in: text)
        else { return [:] }
        let bytes = Array(VueBlocks.withoutCustomBlocks(text, in: file).utf8)
        var scanner = MarkupScanner(bytes, language, colors)
        var slots = ComponentSlots()
        let name = file.split(separator: "/").last?.split(separator: ".").first
        if language != .script { slots.component = name.map(String.init) }
        scanner.slots = slots
        scanner.readAll()
        return scanner.slots?.insides ?? [:]
    }

    private static func isSheet(_ file: String) -> Bool {
        file.hasSuffix(".css") || file.hasSuffix(".scss")
    }
}
