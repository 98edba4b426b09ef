public import SourceText

/// A theme as its author wrote it, whatever the format: values with their places, aliases not yet followed.
public struct ThemeDocument: Hashable, Sendable {
    /// The id: lower-case letters and digits of any script, and `-`.
    public var id: String
    /// The file it was read from.
    public var location: SourceLocation?
    /// The name of the file's format.
    public var format: String
    /// The kind that decides the default pairs; nil for that of an app.
    public var kind: ThemeKind?
    /// The pairs of the format's own keys; nil where the format has no list of them.
    package var painted: PaintedPairs?
    /// The names of colours of the file that no reader knows a use of, decoration aside.
    package var unreadColors: [String] = []
    /// The program's own theme that the file is laid over, in words: what it does not set is there, and cannot be seen.
    package var unseenBase: Located<String>?
    /// The roles that colours have by guess, each with the colour's name.
    package var guessedRoles: Table<String> = [:]
    /// The name to show; the id when nil.
    public var name: String?
    /// The character of the theme, in a sentence.
    public var description: String?
    /// Its author.
    public var author: String?
    /// The licence it is under.
    public var license: String?
    /// The address with more about it.
    public var homepage: String?
    /// The id of the theme this one is put over.
    public var base: Located<String>?
    /// The default appearance.
    public var appearance = Appearance()
    /// The changes of each further mode, by name.
    public var modes: Table<Appearance> = [:]
    /// Requirements on the theme's contrast.
    public var contrast = ContrastRequirements()
    /// The theme's own CSS.
    public var style: StyleHook?

    /// Makes an empty document; `id` is made fit for URLs and CSS.
    public init(
        id: String,
        name: String? = nil,
        format: String = "native",
        location: SourceLocation? = nil
    ) {
        self.id = ThemeID.make(from: id)
        self.name = name
        self.format = format
        self.location = location
    }

    /// This document over its base; the base's name, description, waivers and CSS are not inherited.
    func extending(_ parent: ThemeDocument) -> ThemeDocument {
        var result = self
        result.kind = kind ?? parent.kind
        result.painted = painted ?? parent.painted
        result.unseenBase = unseenBase ?? parent.unseenBase
        result.unreadColors = parent.unreadColors + unreadColors
        result.author = author ?? parent.author
        result.license = license ?? parent.license
        result.homepage = homepage ?? parent.homepage
        result.appearance = parent.appearance.merging(appearance)
        result.appearance.unset = []
        result.modes = parent.modes
        result.modes.merge(modes) { $0.merging($1) }
        result.contrast = contrast.extending(parent.contrast)
        return result
    }
}
