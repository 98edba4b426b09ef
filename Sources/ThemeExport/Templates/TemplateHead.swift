/// A template's entry in `config.yaml`, as the site and the guide list it.
package struct TemplateHead: Hashable, Sendable {
    /// The name of the program.
    package var title: String
    /// The content in a phrase, without a full stop.
    package var summary: String
    /// The kind of program, under which the site shows it.
    package var group: String
    /// The line that puts a file to use, with `{file}`, `{id}` and `{name}` for those of a theme.
    package var use: String
    /// The programs, with versions, that the files were tried with.
    package var tried: String?
}

extension TemplateHead {
    /// Takes the words of an entry, and usual ones for those that it leaves out.
    init(named name: String, _ values: [String: String] = [:]) {
        title = values["title"] ?? name
        summary = values["summary"] ?? "files of the template '\(name)'"
        group = values["group"] ?? "Other"
        use = values["use"] ?? "themepreview export {id} --to \(name)"
        tried = values["tried"]
    }
}
