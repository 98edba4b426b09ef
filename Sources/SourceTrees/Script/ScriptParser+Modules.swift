import SourceText

/// Imports and exports.
extension ScriptParser {
    mutating func readImport() throws(SyntaxError) {
        let start = next
        advance()
        var names: [(key: SourceNode, value: SourceNode)] = []
        var pairs: [(local: ScriptToken, foreign: String)] = []
        var isOfTypes = false
        if next.kind != .text {
            if next.isWord("type"), !tokens[index + 1].isWord("from"),
                !tokens[index + 1].isSign(",")
            {
                advance()
                isOfTypes = true
            }
            repeat { pairs += try importedNames() } while skip(",")
            guard skipWord("from") else { throw refusal() }
        }
        let module = next
        guard module.kind == .text else { throw refusal() }
        if isOwnName(module.text), !pairs.isEmpty, !isOfTypes {
            throw error("the file may import its own constants, under other names", at: module)
        }
        advance()
        if skipWord("with") || skipWord("assert") { try skipBrackets("{") }
        try endStatement()
        for (local, foreign) in pairs {
            let origin = [module.text, foreign].map { SourceNode(text: $0, at: quoted(local)) }
            names.append((key: quoted(local), value: node(.sequence(origin), at: local)))
        }
        add(.imported, node(.mapping(names), at: start))
    }

    /// The path of a module ends as this file's does, in a folder of the same name where it names one.
    private func isOwnName(_ module: String) -> Bool {
        let folders = next.location.file.split(separator: "/").dropLast()
        let named = module.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
        if let folder = named.last, let own = folders.last, folder != own { return false }
        func stem(_ path: String) -> Substring {
            let name = path.split(separator: "/").last ?? ""
            return name.split(separator: ".").first ?? ""
        }
        let own = stem(next.location.file)
        return own == "index" ? stem(module).isEmpty || stem(module) == own : stem(module) == own
    }

    /// The names of one clause, each with the one that it has in its module.
    private mutating func importedNames() throws(SyntaxError) -> [(
        local: ScriptToken, foreign: String
    )] {
        if skip("*") {
            guard skipWord("as") else { throw refusal() }
            return [(try name(), ScriptTree.anyKey)]
        }
        guard next.isSign("{") else { return [(try name(), "default")] }
        advance()
        var names: [(local: ScriptToken, foreign: String)] = []
        while !skip("}") {
            names.append(try importedName())
            if next.isSign("}") { continue }
            try expect(",")
        }
        return names
    }

    private mutating func importedName() throws(SyntaxError) -> (
        local: ScriptToken, foreign: String
    ) {
        let isType = next.isWord("type") && tokens[index + 1].kind == .word
        if isType, !tokens[index + 1].isWord("as") { advance() }
        let foreign = next
        guard foreign.kind == .word || foreign.kind == .text else { throw refusal() }
        advance()
        if skipWord("as") { return (try name(), foreign.text) }
        index -= 1
        return (try name(), foreign.text)
    }

    mutating func readExport() throws(SyntaxError) {
        let start = next
        advance()
        if next.isWord("default") { return try readDefault(after: start) }
        if next.isWord("type"), tokens[index + 1].isSign("{") || tokens[index + 1].isSign("*") {
            advance()
        }
        if skip("*") {
            if skipWord("as") { _ = try name() }
            return try readOrigin()
        }
        guard next.isSign("{") else { return try readDeclaration() }
        try skipBrackets("{")
        if next.isWord("from") { return try readOrigin() }
        try endStatement()
    }

    private mutating func readOrigin() throws(SyntaxError) {
        guard skipWord("from"), next.kind == .text else { throw refusal() }
        advance()
        try endStatement()
    }

    private mutating func readDefault(after start: ScriptToken) throws(SyntaxError) {
        let key = next
        advance()
        let isAsync = next.isWord("async") && tokens[index + 1].isWord("function")
        if next.isWord("function") || isAsync { return try readFunction() }
        if ["class", "abstract", "interface", "enum"].contains(next.text) { throw refusal() }
        try readValue(named: quoted(key))
    }

    /// Reads `module.exports = …`, `module.exports.dark = …` or `exports.dark = …`.
    mutating func readCommonExport() throws(SyntaxError) {
        var key = next
        advance()
        if key.text == "module" {
            try expect(".")
            key = next
            guard skipWord("exports") else { throw refusal() }
        }
        if skip(".") {
            key = next
            _ = try name()
        }
        try expect("=")
        try readValue(named: quoted(key))
    }

    private mutating func readValue(named key: SourceNode) throws(SyntaxError) {
        let value = try initialValue()
        try endStatement()
        add(.constant, SourceNode(pairs: [(key: key, value: value)], at: key))
    }
}
