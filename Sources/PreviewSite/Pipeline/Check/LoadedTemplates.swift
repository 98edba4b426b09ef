import Findings
import ThemeRendering

extension Workspace {
    /// The templates, those of `previous` where none changed; nil with the errors for which they cannot be used.
    func loadedTemplates(after previous: ResolvedProject?) -> (
        templates: TemplateSet?, findings: [Finding]
    ) {
        guard templateFindings.isEmpty else { return (nil, templateFindings) }
        if let previous, let known = previous.templates, previous.templateFindings.isEmpty,
            previous.workspace.templates.mapValues(\.text) == templates.mapValues(\.text)
        {
            return (known, [])
        }
        return TemplateSet.load(overriding: templates)
    }
}
