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
    package static func pairs(in text: String, file: String, colors: ColorNames) -> [PairUse] {
        let bytes = Array(VueBlocks.withoutCustomBlocks(text, in: file).utf8)
        if isSheet(file) {
            var collector = PairCollector(colors)
            let script = ScriptText(bytes: bytes)
            AppliedClasses.read(0..<bytes.count, of: script, into: &collector)
            return collector.pairs(in: bytes, file: file)
        }
        guard let language = MarkupLanguage(file: file) else { return [] }
        var scanner = MarkupScanner(bytes, language, colors)
        scanner.readAll()
        return scanner.collector.pairs(in: bytes, file: file)
    }

    private static func isSheet(_ file: String) -> Bool {
        file.hasSuffix(".css") || file.hasSuffix(".scss")
    }
}
