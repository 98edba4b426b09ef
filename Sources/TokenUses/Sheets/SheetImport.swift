import SourceText

/// A sheet, or a framework's properties, that a style sheet takes in.
enum SheetImport: Sendable, Equatable {
    /// The address as written.
    case sheet(String)
    /// The custom properties of `@tailwind`.
    case framework

    /// The imports in the tokens of a statement, if it is one.
    static func imports(in statement: [CSSScanner.Token]) -> [SheetImport] {
        guard statement.count > 1, case .word = statement[1].kind else { return [] }
        let strings = statement.compactMap { token -> SheetImport? in
            guard case .string = token.kind else { return nil }
            return .sheet(token.text.trimmingQuotes)
        }
        switch statement[1].text.lowercased() {
        case "import": return strings.isEmpty ? [.framework] : strings
        // The other strings are values of variables.
        case "use", "forward": return Array(strings.prefix(1))
        case "tailwind": return [.framework]
        default: return []
        }
    }

    /// True for one of the files, as a sheet finds it, and for a module of Sass itself, which has no properties.
    func isKnown(in files: Set<String>, from file: String) -> Bool {
        guard case .sheet(let address) = self else { return false }
        if address.hasPrefix("sass:") { return true }
        if address.contains(":") || address.hasPrefix("/") { return false }
        var parts = file.split(separator: "/").dropLast()
        for part in address.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return false
            }
        }
        let folder = parts.dropLast().map { $0 + "/" }.joined()
        let name = parts.last ?? ""
        let candidates = [
            "\(name)", "\(name).css", "\(name).scss", "_\(name).scss", "_\(name)",
            "\(name)/_index.scss", "\(name)/index.scss",
        ]
        return candidates.contains { files.contains(folder + $0) }
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        let isQuoted = count > 1 && (first == "\"" || first == "'") && last == first
        return isQuoted ? String(dropFirst().dropLast()) : self
    }
}
