import SourceText

extension StyleUses {
    /// The names of custom properties in a script or in markup, each of which may be set there.
    package static func names(in text: String, file: String) -> StyleUses {
        let text = VueBlocks.withoutCustomBlocks(text, in: file)
        var uses = StyleUses(file: file)
        var cursor = TextCursor(text.includes("--") ? text : "")
        while cursor.current != nil, uses.count < limit {
            let start = cursor
            cursor.skip(to: "--")
            let before = start.scalars(to: cursor)
            let place = cursor.location(in: file)
            let name = cursor.read(while: isName)
            uses.mentions.insert(name)
            if name.utf8.count > 2, isSet(after: before, upTo: cursor) {
                uses.definitions.append((name, place))
            }
        }
        if file.hasSuffix(".swift") { uses.mentions.formUnion(members(in: text)) }
        uses.markup = MarkupTreeReader.read(text, file: file)
        if let sheet = EmbeddedSheet(in: text, file: file) {
            uses.hasUnreadSheet = sheet.hasUnreadLanguage
            let embedded = SheetReader.read(sheet.text, file: file, isSCSS: sheet.isSCSS)
            uses.rules = embedded.rules
            uses.unclosed = embedded.unclosed
            if sheet.isOfSite {
                uses.rules.reach = .site
            } else if uses.rules.reach == .site {
                uses.rules.reach = .page
            }
        }
        return uses
    }

    /// The parts of paths, alone and with their neighbours, and names in quotes: `Theme.ink`, `.ink`, `Color("ink")`.
    private static func members(in text: String) -> Set<String> {
        var names: Set<String> = []
        let paths = text.utf8.split { byte in
            !byte.isASCIIAlphanumeric && !"_.\"".utf8.contains(byte)
        }
        for path in paths where path.contains(where: isLink) {
            let parts = path.split(whereSeparator: isLink)
            for start in parts.indices {
                for end in start..<min(parts.count, start + partLimit) {
                    names.insert(joined(parts[start...end]))
                }
            }
        }
        return names
    }

    /// No token has a longer path.
    private static let partLimit = 6

    private static func isLink(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\"")
    }

    private static func joined(_ parts: ArraySlice<Substring.UTF8View>) -> String {
        parts.map { String(Substring($0)) }.joined(separator: ".")
    }

    private static let quotes: Set<Unicode.Scalar> = ["'", "\"", "`"]

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar.isLetter
            || ("0"..."9").contains(scalar)
    }

    /// A call with nothing but the name gives it no value: `getPropertyValue("--ink")`.
    private static func isArgumentAlone(
        after before: ArraySlice<Unicode.Scalar>,
        upTo quote: TextCursor
    ) -> Bool {
        let start = before.reversed().drop { $0.properties.isWhitespace }
        guard start.first == "(", start.dropFirst().first.map(isName) == true else { return false }
        var end = quote
        end.advance()
        end.read { $0.properties.isWhitespace }
        return end.current == ")"
    }

    /// A name is set as a property with its value, or may be where it is an entire string: `btn--primary` is a class,
    /// and `var(--ink)` a use.
    private static func isSet(
        after before: ArraySlice<Unicode.Scalar>,
        upTo end: TextCursor
    ) -> Bool {
        if let last = before.last, isName(last) { return false }
        var function = before
        while function.last?.properties.isWhitespace == true { function.removeLast() }
        let word = String(scalars: function.suffix(4))
        if word.lowercased() == "var(" { return false }
        if let quote = end.current, quotes.contains(quote) {
            return before.last == quote && !isArgumentAlone(after: before.dropLast(), upTo: end)
        }
        var end = end
        end.read { $0 == " " }
        return end.current == ":" || end.current == ","
    }
}
