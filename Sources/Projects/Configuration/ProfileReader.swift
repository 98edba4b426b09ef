import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Reads the profiles of a project, and the themes that they are for.
enum ProfileReader {
    private static let keys = ["extends", "level", "uses", "pairs"]

    /// Reads `profiles`; each may extend a built-in one or one above it.
    static func profiles(_ node: SourceNode?, _ reader: inout NodeReader) -> [ContrastProfile] {
        guard let node else { return [] }
        var profiles: [ContrastProfile] = []
        for (name, value) in reader.entries(of: node, "'profiles'") {
            if ContrastProfile.builtIn(named: name.value) != nil {
                reader.add(
                    Finding(
                        .invalidName,
                        .error,
                        "there is a built-in profile '\(name.value)'",
                        help: "give this one another name; it may have 'extends: \(name.value)'",
                        at: name.location
                    )
                )
            } else {
                profiles.append(profile(name.value, value, after: profiles, &reader))
            }
        }
        return profiles
    }

    private static func profile(
        _ name: String,
        _ node: SourceNode,
        after others: [ContrastProfile],
        _ reader: inout NodeReader
    ) -> ContrastProfile {
        var profile = ContrastProfile(name)
        if let base = node["extends"] {
            profile = known(base, "'extends'", others, &reader) ?? profile
        }
        (profile.name, profile.summary) = (name, "a profile of themepreview.yml")
        var isEmpty = node["extends"] == nil
        reader.readMapping(node, "a profile", keys: keys) { reader, key, value in
            switch key {
            case "level": profile.level = reader.choice(value, "'level'")?.value
            case "uses":
                profile.uses = reader.items(of: value, "'uses'").compactMap {
                    reader.choice($0, "'uses'")?.value
                }
            case "pairs":
                isEmpty = false
                profile.pairs += PairReader.pairs(value, allowsThemes: false, &reader)
            default: break
            }
        }
        if isEmpty {
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "the profile '\(name)' asks for nothing",
                    help:
                        "list 'pairs', or write 'extends: default' to begin with the default ones",
                    at: node.location
                )
            )
        }
        return profile
    }

    /// Reads `families`: what `themes` and formats have a level or a profile of their own.
    static func families(
        _ node: SourceNode?,
        _ profiles: [ContrastProfile],
        _ formats: [String],
        _ reader: inout NodeReader
    ) -> [ThemeFamily] {
        guard let node else { return [] }
        return reader.items(of: node, "'families'").map { family($0, profiles, formats, &reader) }
    }

    private static func family(
        _ node: SourceNode,
        _ profiles: [ContrastProfile],
        _ formats: [String],
        _ reader: inout NodeReader
    ) -> ThemeFamily {
        var family = ThemeFamily()
        family.location = node.location
        reader.readMapping(node, "a family", keys: ["themes", "formats", "level", "profile"]) {
            reader,
            key,
            value in
            switch key {
            case "themes": family.themes = reader.names(value, "'themes'")
            case "formats": family.formats = Self.formats(value, among: formats, &reader)
            case "level": family.level = reader.choice(value, "'level'")?.value
            default: family.profile = known(value, "'profile'", profiles, &reader)
            }
        }
        if case .mapping = node.content, node["level"] == nil, node["profile"] == nil {
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "this family has neither a 'level' nor a 'profile'",
                    help: "say what is different for its themes",
                    at: node.location
                )
            )
        }
        return family
    }

    private static func formats(
        _ node: SourceNode,
        among known: [String],
        _ reader: inout NodeReader
    ) -> [String] {
        let names = reader.names(node, "'formats'")
        for name in names where !known.contains(where: name.stands) {
            let guess = closestMatch(to: name, among: known).map(didYouMean)
            reader.add(
                Finding(
                    .unknownReference,
                    .error,
                    "there is no format '\(name)'",
                    help: guess ?? "the formats are \(known.joined(separator: ", "))",
                    at: node.location
                )
            )
        }
        return names
    }

    private static func known(
        _ node: SourceNode,
        _ what: String,
        _ others: [ContrastProfile],
        _ reader: inout NodeReader
    ) -> ContrastProfile? {
        guard let name = reader.text(node, what)?.value else { return nil }
        if let profile = ContrastProfile.builtIn(named: name) { return profile }
        if let profile = others.first(where: { $0.name == name }) { return profile }
        let all = ContrastProfile.builtIn + others
        let guess = closestMatch(to: name, among: all.map(\.name)).map(didYouMean)
        reader.add(
            Finding(
                .unknownReference,
                .error,
                "there is no profile '\(name)'",
                help: guess ?? "the profiles are \(all.map(\.name).joined(separator: ", "))",
                at: node.location
            )
        )
        return nil
    }
}
