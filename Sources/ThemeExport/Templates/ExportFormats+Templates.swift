import SourceText
import ThemeModel

extension ExportFormats {
    /// The formats of a project's own templates, each by its name.
    package static func formats(of folder: TemplateFolder?) -> [Choice] {
        folder?.templates.map(format) ?? []
    }

    static func format(of template: ExportTemplate) -> Choice {
        format([template], named: template.name, template.head.summary)
    }

    /// All templates of a folder as one format.
    package static func format(of folder: TemplateFolder, named name: String) -> Choice {
        format(folder.templates, named: name, "files of templates")
    }

    private static func format(
        _ templates: [ExportTemplate],
        named name: String,
        _ summary: String
    ) -> Choice {
        Choice(
            name: name,
            summary: summary,
            fillsBothSchemes: templates.contains(where: \.fillsBothSchemes),
            refuse: { refusal(of: $0, by: templates, named: name) }
        ) { options, themes in
            var files: [ExportedFile] = []
            var names: Set<String> = []
            for theme in themes {
                for template in templates {
                    for file in try template.files(of: theme, mode: options.mode) {
                        let isNew = names.insert(file.name.lowercased()).inserted
                        guard isNew else { throw RepeatedFile(name: file.name) }
                        files.append(file)
                    }
                }
            }
            return files
        }
    }

    /// A template that asks for a name is tried, so that a theme without it does not stop the others.
    private static func refusal(
        of theme: ExportedTheme,
        by templates: [ExportTemplate],
        named name: String
    ) -> (any Error)? {
        guard templates.contains(where: { $0.system(for: theme) != nil }) else {
            return MissingRoles(theme, for: name) ?? OtherSystem(theme) as any Error
        }
        do {
            for template in templates where !template.isBuiltIn {
                _ = try template.files(of: theme)
            }
            return nil
        } catch {
            return error
        }
    }
}

/// A scheme of another system than those that a template is for.
private struct OtherSystem: Error, CustomStringConvertible {
    let description: String

    init(_ theme: ExportedTheme) {
        let (id, format) = (theme.theme.id, theme.theme.format)
        description = """
            '\(id)' is a scheme of \(format), and no template is for that
              help: add \(format) to 'supported-systems' in config.yaml
            """
    }
}

/// Two themes, or two templates, have files of one name.
private struct RepeatedFile: Error, CustomStringConvertible {
    let name: String

    var description: String {
        """
        two files would be called '\(name.excerpt)'
          help: put '{{scheme-slug}}' into 'filename', or name fewer themes
        """
    }
}
