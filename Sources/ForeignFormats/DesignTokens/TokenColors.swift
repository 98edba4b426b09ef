import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The colour tokens of a file: roles where their names are ours, and the palette.
struct TokenColors {
    let tokens: TokenFile
    /// In a file that themepreview wrote, all of the group `colors` are roles.
    let isOwn: Bool
    /// The place of each colour token, as an alias names it: `palette.ink` or `colors.text`.
    private(set) var places: Table<String> = [:]
    /// The place of each gradient, `palette.gradient.brand`.
    private(set) var gradients: Table<String> = [:]
    var colors = ForeignColors("design tokens")
    /// The places of tokens with the name of a role and a colour without a type that says so.
    private var untyped: Table<SourceLocation> = [:]
    /// The findings about aliases that lead nowhere.
    var broken: [Finding] = []
    private let shared: SharedStart
    /// The tokens of the circles that were reported.
    var circled: Set<String> = []

    var findings: [Finding] { broken + colors.findings }

    init(_ tokens: TokenFile, isOwn: Bool) {
        self.tokens = tokens
        self.isOwn = isOwn
        let colored = tokens.tokens.filter { path, token in
            !token.isDerived && tokens.type(of: path) == "color"
        }
        shared = SharedStart(of: colored.map(\.name), roleName: TokenName.role(ofPath:))
        var taken: Set<String> = []
        for (path, token) in tokens.tokens
        where !token.isDerived {
            let type = tokens.type(of: path)
            let role = role(of: path)
            if TokenGradient.isGradient(token.value, type: type) {
                gradients[path] = role.map { "colors.\($0)" } ?? "palette.\(Self.name(of: path))"
                continue
            }
            guard type == "color" else {
                if let role, Self.isColor(token.value, type) {
                    untyped[role] = token.value.location
                }
                continue
            }
            let place = role.map { "colors.\($0)" } ?? "palette.\(Self.name(of: path))"
            guard taken.insert(place).inserted else {
                colors.add("name", Self.secondName(path, place, at: token.value.location))
                continue
            }
            places[path] = place
        }
    }

    /// The value looks like a colour, and its type is none of the format's.
    private static func isColor(_ value: SourceNode, _ type: String?) -> Bool {
        if let type, TokenOddities.types.contains(type) { return false }
        guard let text = value.text else { return value["colorSpace"] != nil }
        return text.hasPrefix("#") || !text.hasPrefix("{") && ColorText(text).isMeantAsColor
    }

    private static func secondName(
        _ path: String,
        _ place: String,
        at location: SourceLocation
    ) -> Finding {
        Finding(
            .invalidName,
            .warning,
            "'\(path.excerpt)' is left out: another token is '\(place.excerpt)' as well",
            help: "give one of them another name",
            at: location
        )
    }

    mutating func addColors(to appearance: inout Appearance) {
        for (path, place) in places {
            guard let token = tokens.tokens[path], let value = expression(token, path) else {
                continue
            }
            let name = String(place.drop { $0 != "." }.dropFirst())
            if place.hasPrefix("colors.") {
                appearance.colors[name] = value
            } else {
                appearance.palette[name] = value
            }
        }
        addSharedRoles(to: &appearance)
        addGradients(to: &appearance)
        for (role, location) in untyped where appearance.colors[role] == nil {
            let unknown = ColorExpression(.unreadable)
            appearance.colors[role] = Located(unknown, at: location)
        }
    }

    /// The roles that paths are without the words that all paths begin with.
    private func addSharedRoles(to appearance: inout Appearance) {
        for (path, place) in places {
            guard let role = shared.role(of: path), appearance.colors[role] == nil,
                appearance.color(at: place) != nil
            else { continue }
            appearance.addRole(role, as: place)
        }
    }
}
