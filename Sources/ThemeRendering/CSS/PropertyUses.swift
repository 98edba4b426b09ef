package import SourceText

/// The custom properties that a style sheet, page or template uses, and those that it sets.
package struct PropertyUses: Hashable, Sendable {
    /// One use: the property's name without `--`, and where it is.
    package struct Use: Hashable, Sendable {
        /// The name.
        package var name: String
        /// Where it is used.
        package var location: SourceLocation
    }

    /// The uses in their order, without those with a fallback, as in `var(--a, red)`.
    package private(set) var uses: [Use] = []
    /// The names of the properties that the text sets itself, without `--`.
    package private(set) var definitions: Set<String> = []

    /// Makes empty uses.
    package init() {}

    package var isEmpty: Bool { uses.isEmpty && definitions.isEmpty }

    /// Looks for uses in a style sheet.
    package init(css: String, file: String) { self.init(css: css, at: TextOrigin(file: file)) }

    /// Looks for uses in HTML: in its style elements and style attributes.
    package init(html: String, file: String) { self.init(html: html, at: TextOrigin(file: file)) }

    package init(css: String, at origin: TextOrigin) { add(TextCursor(css), at: origin) }

    package init(html: String, at origin: TextOrigin) {
        let scanner = MarkupScanner(html)
        for piece in scanner.pieces { add(piece, at: origin) }
        for script in scanner.scripts { addNames(in: script) }
    }

    /// Counts every name in a script as set, since a script may set any of them.
    init(script: String) { addNames(in: TextCursor(script)) }

    /// Adds the uses and definitions of another text.
    package mutating func add(_ other: PropertyUses) {
        uses += other.uses
        definitions.formUnion(other.definitions)
    }

    mutating func define(_ names: Set<String>) { definitions.formUnion(names) }

    func prefixed(_ prefix: String) -> PropertyUses {
        guard !prefix.isEmpty else { return self }
        var result = self
        for index in uses.indices { result.uses[index].name = "\(prefix)-\(uses[index].name)" }
        result.definitions = Set(definitions.map { "\(prefix)-\($0)" })
        return result
    }

    private mutating func add(_ css: TextCursor, at origin: TextOrigin) {
        var scanner = PropertyScanner(css)
        scanner.scan()
        uses += scanner.uses.map {
            Use(name: $0.name, location: origin.location(line: $0.line, column: $0.column))
        }
        definitions.formUnion(scanner.definitions)
    }

    private mutating func addNames(in script: TextCursor) {
        var cursor = script
        while cursor.current != nil {
            cursor.skip(to: "--")
            cursor.advance(by: 2)
            let name = cursor.read {
                $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
            }
            if !name.isEmpty { definitions.insert(name) }
        }
    }
}
