import NIOHTTP1
import PreviewSite
import Projects
import SourceText

/// Serves a live site on this machine alone.
package struct PreviewServer: Sendable {
    package let site: LiveSite
    private let listener: PreviewListener

    /// The folder of what belongs to the server, which no site has.
    static let folder = "_themepreview/"

    /// With `allowsEdits`, our own pages may change colours of the project's theme files.
    package init(
        _ site: LiveSite,
        port: Int?,
        allowsEdits: Bool = false,
        limits: ServerLimits = ServerLimits()
    ) async throws {
        self.site = site
        let answers = Answers(site: site, edits: allowsEdits ? ColorEdits(site) : nil)
        listener = try await PreviewListener.open(port: port, limits, allowsPost: allowsEdits) {
            await answers.answer($0)
        }
    }

    package var address: String { "http://127.0.0.1:\(listener.port)/" }
    package var port: Int { listener.port }

    package func close() async throws { try await listener.close() }
}

/// The answers to requests, by their paths.
struct Answers: Sendable {
    let site: LiveSite
    let edits: ColorEdits?

    func answer(_ request: Request) async -> Response {
        guard let path = request.path else { return Self.missing(nil, "") }
        if request.method == .POST {
            let folder = PreviewServer.folder + "edit/"
            guard let edits, path.hasPrefix(folder) else {
                return .text(.methodNotAllowed, "nothing can be changed here")
            }
            return await edits.answer(request, String(path.dropFirst(folder.count)))
        }
        if path.hasPrefix(PreviewServer.folder) {
            return await own(String(path.dropFirst(PreviewServer.folder.count)), request)
        }
        let (snapshot, build) = await (site.snapshot, site.history.build)
        let script = Script(build: build, run: site.run, token: edits?.token)
        do {
            guard let file = try snapshot.file(at: path) else {
                return Self.missing(path, script.gone)
            }
            let type = MediaType.of(path)
            return Self.file(
                type == MediaType.html ? script.added(to: file.bytes) : file.bytes,
                type,
                request
            )
        } catch {
            // A source changed after it was read: the next build follows, and the tab with it.
            return Self.page(
                .serviceUnavailable,
                "This page cannot be shown now",
                "\(error)",
                script.tag
            )
        }
    }

    private func own(_ name: String, _ request: Request) async -> Response {
        if let text = EmbeddedClient.files[name] {
            return Self.file(Array(text.utf8), MediaType.of(name), request)
        }
        let path = request.query["path"].flatMap { Request.path($0) } ?? ""
        let build = request.query["build"].flatMap { Int($0) } ?? 0
        switch name {
        case "events": return events(path, since: build)
        case "status":
            let status = await site.status(of: path, since: build)
            return Response(
                .ok,
                MediaType.json,
                Array(LiveSite.json(status).utf8),
                headers: [Response.noStore]
            )
        case "fix": return await fix(request.query)
        default: return Self.missing(nil, "")
        }
    }

    /// The style sheet of a theme in which something fails, as `fix` would make it.
    private func fix(_ query: [String: String]) async -> Response {
        guard let number = query["number"].flatMap({ Int($0) }),
            let index = query["index"].flatMap({ Int($0) }),
            let theme = query["theme"],
            let (cause, snapshot) = await site.failure(number, at: index),
            let fix = CauseFix(cause, in: theme, of: snapshot)
        else { return Self.noFix }
        return Response(
            .ok,
            MediaType.of("theme.css"),
            Array(fix.css.utf8),
            headers: [Response.noStore]
        )
    }

    static let noFix = Response.text(
        .notFound,
        "there is no such fix now: the sources have changed"
    )

    private func events(_ path: String, since build: Int) -> Response {
        var response = Response(.ok, "text/event-stream", [], headers: [Response.noStore])
        response.stream = { [site] sink in
            sink.start()
            Task { await site.addTab(sink, path: path, build: build) }
        }
        return response
    }
}

extension Answers {
    static func file(_ bytes: [UInt8], _ type: String, _ request: Request) -> Response {
        let tag = "\"\(ContentHash.text(of: ContentHash.of(bytes)))\""
        let headers = [("ETag", tag), ("Cache-Control", "no-cache")]
        let known = request.headers[canonicalForm: "if-none-match"].contains {
            $0 == tag || $0 == "W/\(tag)"
        }
        return known
            ? Response(.notModified, type, [], headers: headers)
            : Response(.ok, type, bytes, headers: headers)
    }

    static func missing(_ path: String?, _ script: String) -> Response {
        page(
            .notFound,
            "There is no such page",
            path.map { "The site has no '\($0)'." } ?? "",
            script
        )
    }

    static func page(
        _ status: HTTPResponseStatus,
        _ title: String,
        _ text: String,
        _ script: String
    ) -> Response {
        let html = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(title)</title>
            \(script)
            <style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem }</style>
            <h1>\(title)</h1>
            <p>\(text.htmlEscaped)</p>
            <p><a href="/">All themes</a></p>
            </html>

            """
        return Response(status, MediaType.html, Array(html.utf8), headers: [Response.noStore])
    }
}
