import SourceText
import ThemeModel

/// A template that makes files of themes for another program, as its folder's `config.yaml` describes it.
package struct ExportTemplate: Sendable {
    /// The key in `config.yaml`, by which `--to` takes a project's own.
    package let name: String
    let head: TemplateHead
    let systems: [TemplateSystem]
    let fileName: [MustacheNode]
    let content: [MustacheNode]
    /// The other templates of the folder.
    let partials: [String: String]
    /// A template of ours, which every theme of its system has the names for.
    let isBuiltIn: Bool
    /// The template's own file, for messages.
    let location: String

    /// The system in which a theme is written: its own, if it was read from a scheme, else the first.
    ///
    /// Nil for a scheme of another system, and for a theme without roles unless the template asks for tokens.
    func system(for theme: ExportedTheme) -> TemplateSystem? {
        let usable = theme.hasRoles ? systems : systems.filter { $0 == .tokens }
        let own = TemplateSystem(of: theme.theme.format)
        if let own, usable.contains(own) { return own }
        return usable.first { own == nil || $0.isOwn }
    }

    /// The template has a part for light pages and one for dark pages.
    var fillsBothSchemes: Bool {
        let names = Set(content.compactMap { $0.tag?.name })
        return Scheme.allCases.allSatisfy { names.contains($0.rawValue) }
    }

    /// The files of a theme; a file name in which the mode occurs gives a file for each mode.
    ///
    /// Throws where the template asks for a name that the theme does not have, and where a file would leave the folder.
    /// One for another system makes none.
    func files(of theme: ExportedTheme, mode: String? = nil) throws -> [ExportedFile] {
        guard let system = system(for: theme) else { return [] }
        let own = system.isOwn ? ThemeNames(theme) : nil
        var files: [ExportedFile] = []
        for (index, file) in theme.modeFiles.enumerated() {
            if let mode, file.mode.name != mode { continue }
            var values = own?.values(at: index) ?? [:]
            if theme.hasRoles {
                let scheme = SchemeNames.values(of: file, in: theme.theme, as: system)
                values.merge(scheme) { $1 }
            }
            let name = try ExportPath(MustacheRenderer.render(fileName, values).text, in: self)
            if files.contains(where: { $0.name == name.text }) { continue }
            let (text, unknown) = try MustacheRenderer.render(content, values, partials: partials)
            if system.isOwn, let tag = unknown.first {
                throw UnknownTemplateName(tag, in: values, theme: theme.theme.id)
            }
            files.append(ExportedFile(name: name.text, text: text, mode: file.mode.name))
        }
        // One file has all modes.
        if mode == nil, files.count == 1, theme.theme.modes.count > 1 { files[0].mode = nil }
        return files
    }
}

extension ExportedTheme {
    /// The theme has what schemes are made of.
    var hasRoles: Bool { theme.defaultMode[.background] != nil && theme.defaultMode[.text] != nil }
}

/// The path of an exported file, which cannot lead out of its folder.
private struct ExportPath {
    let text: String

    init(_ text: String, in template: ExportTemplate) throws(UnusableFileName) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard text.utf8.count <= 512, parts.allSatisfy(Self.isName) else {
            throw UnusableFileName(name: text.excerpt, template: template.location)
        }
        self.text = text
    }

    /// Hidden files are refused as well: git and shells run some of them.
    private static func isName(_ part: Substring) -> Bool {
        guard let first = part.unicodeScalars.first, first != ".", part.utf8.count <= 200 else {
            return false
        }
        let name = String(part)
        return name.onOneLine == name && !name.contains("\\") && !name.contains(":")
    }
}

private struct UnusableFileName: Error, CustomStringConvertible {
    let name: String
    let template: String

    var description: String {
        """
        \(template): '\(name)' is no name of a file in a folder
          help: 'filename' gives a relative path without '..' and hidden names
        """
    }
}

/// A template over roles asks for a name that a theme does not have: Mustache would show nothing.
private struct UnknownTemplateName: Error, CustomStringConvertible {
    let description: String

    init(_ tag: MustacheTag, in values: [String: MustacheValue], theme: String) {
        let guess = closestMatch(to: tag.name, among: values.keys).map(didYouMean)
        let help = guess ?? "put it into {{#\(tag.name)}} … {{/\(tag.name)}} if some themes lack it"
        description = """
            \(tag.location): '\(theme)' has no '\(tag.name)'
              help: \(help)
            """
    }
}
