/// The head of a template in `config.yaml`: the words with which a site offers its files, and the guide lists it.
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
