import ColorScience
import Findings
import NIOHTTP1
import PreviewSite
import Projects
import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Edits from the browser, with `--edit` alone: who has the token may change colours of the project's theme files.
actor ColorEdits {
    /// Known to our own pages, which no other origin can read.
    nonisolated let token = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        .joined()
    private let site: LiveSite
    private var undone: [[ChangedThemeFile]] = []
    /// The number of edits that can be taken back.
    private static let depth = 100

    init(_ site: LiveSite) { self.site = site }

    func answer(_ request: Request, _ name: String) async -> Response {
        guard request.headers["themepreview-token"] == [token] else {
            return .text(.forbidden, "the token is missing or wrong")
        }
        guard request.headers.first(name: "content-type") == MediaType.json,
            let edit = try? JSONDecoder().decode(Edit.self, from: Data(request.body))
        else { return .text(.badRequest, "the request cannot be read") }
        do { return try await answer(edit, name) } catch let error as WritingError {
            return .text(.conflict, "\(error)")
        } catch { return .text(.internalServerError, "\(error)") }
    }

    private func answer(_ edit: Edit, _ name: String) async throws -> Response {
        if name == "fix" { return try await fix(edit) }
        let snapshot = await site.snapshot
        if name == "undo" { return try undo(in: snapshot) }
        guard let editor = ColorEditor(edit.theme, in: snapshot) else {
            return .text(.notFound, "there is no theme '\(edit.theme)'")
        }
        if name == "tokens" { return Self.json(editor.tokens.map(ShownToken.init)) }
        guard let place = edit.place, let color = edit.shade else {
            return .text(.badRequest, "the request needs a place and a colour")
        }
        switch name {
        case "try":
            return try await editor.tried(color, at: place).map { Self.json(Tried($0, color)) }
                ?? Self.unwritable
        case "nearest":
            return Self.json([try await editor.nearestPassing(to: color, at: place).map(Shade.init)]
            )
        case "write":
            guard let change = editor.changed(color, at: place) else { return Self.unwritable }
            return try write([change], in: snapshot)
        default: return .text(.notFound, "there is no such edit")
        }
    }

    /// Writes what `fix` would for something that newly fails.
    private func fix(_ edit: Edit) async throws -> Response {
        guard let number = edit.number, let index = edit.index,
            let (cause, snapshot) = await site.failure(number, at: index),
            let fix = CauseFix(cause, in: edit.theme, of: snapshot)
        else { return Answers.noFix }
        guard let changes = fix.changedFiles else { return Self.unwritable }
        return try write(changes, in: snapshot)
    }

    private func write(_ changes: [ChangedThemeFile], in snapshot: SiteSnapshot) throws
        -> Response
    {
        try snapshot.write(changes)
        undone = undone.suffix(Self.depth - 1) + [changes]
        return Self.json(["written": undone.count])
    }

    /// Takes the last edit back, unless a file was changed by others meanwhile.
    private func undo(in snapshot: SiteSnapshot) throws -> Response {
        guard let last = undone.last else {
            return .text(.conflict, "there is nothing to take back")
        }
        try snapshot.write(
            last.map { ChangedThemeFile(label: $0.label, before: $0.after, after: $0.before) }
        )
        undone.removeLast()
        return Self.json(["written": undone.count])
    }

    private static let unwritable = Response.text(
        .conflict,
        "this value cannot be changed where it is written"
    )

    private static func json(_ value: some Encodable) -> Response {
        Response(.ok, MediaType.json, Array(LiveSite.json(value).utf8), headers: [Response.noStore])
    }
}

/// An edit as the browser asks for it.
private struct Edit: Decodable {
    let theme: String
    let file: String?
    let line, column: Int?
    let color: String?
    /// The number of a list of failures, and a place in it.
    let number, index: Int?

    var place: SourceLocation? {
        guard let file, let line, let column else { return nil }
        return SourceLocation(file: file, line: line, column: column)
    }

    /// The colour as a theme's CSS would have it.
    var shade: SRGB8? {
        guard let color, let parsed = try? Color(parsing: color) else { return nil }
        return parsed.mapped.rgb
    }
}

/// A colour, as text and as the positions of the sliders.
private struct Shade: Encodable {
    let hex: String
    let lightness, chroma, hue: Double

    init(_ color: SRGB8) {
        let shade = color.oklch
        hex = color.hex
        lightness = shade.lightness
        chroma = shade.chroma
        hue = shade.hue
    }
}

private struct ShownToken: Encodable {
    let path, place, file, written: String
    let line, column: Int
    let shade: Shade

    init(_ token: ColorEditor.Token) {
        path = token.path
        written = token.written
        place = token.place.description
        file = token.place.file
        line = token.place.line
        column = token.place.column
        shade = Shade(token.color)
    }
}

private struct Tried: Encodable {
    struct Pair: Encodable {
        let name, mode, verdict: String
        let ratio: String?
        let required: Double?
    }

    let css, hex: String
    let pairs: [Pair]

    init(_ trial: ColorEditor.Trial, _ color: SRGB8) {
        css = trial.css
        hex = color.hex
        pairs = trial.pairs.map {
            Pair(
                name: "\($0.pair.phrase) (\($0.pair.use.rawValue))",
                mode: $0.mode,
                verdict: $0.verdict.rawValue,
                ratio: $0.measured.map(Contrast.display),
                required: $0.required
            )
        }
    }
}
