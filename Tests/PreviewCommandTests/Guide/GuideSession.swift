import Foundation
import TestSupport

/// A project that is worked in as the guide says, and all that the program prints meanwhile.
final class GuideSession {
    /// The project.
    private(set) var folder: URL

    /// The printed texts, one a run.
    private(set) var prints: [String] = []

    init() throws { folder = try Program.folder() }

    /// Runs the program.
    ///
    /// The path of the project is written as the guide has it.
    func run(_ arguments: String...) throws {
        let path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
        let place = path.hasSuffix("/") ? String(path.dropLast()) : path
        prints.append(
            try Program.screen(arguments, in: folder).replacing(place, with: "/projects/shop")
        )
    }

    /// Goes on in a folder below.
    func enter(_ path: String) { enter(folder.appending(path: path)) }

    /// Goes on in another folder.
    func enter(_ folder: URL) { self.folder = folder }

    /// Notes what a file holds, as if it were printed.
    func show(_ path: String) throws { prints.append(try text(of: path)) }

    func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    /// Writes the files that a page shows, each with its path in a comment at the top; of several with one path the first.
    func writeFiles(of page: String) throws {
        let url = Repository.root.appending(path: "docs/\(page)")
        let text = try String(contentsOf: url, encoding: .utf8)
        let block = #/(?ms)^```\w+\n((?:\/\*|#) ([\w.\/\-]+\.\w+)(?: \*\/)?\n.*?)^```/#
        var paths: Set<String> = []
        for match in text.matches(of: block) where paths.insert(String(match.2)).inserted {
            try write(String(match.1), to: String(match.2))
        }
    }

    /// Replaces what is in a file, and must be.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try text(of: path)
        guard text.contains(old) else { throw Missing(text: old, path: path) }
        try write(text.replacing(old, with: new), to: path)
    }

    /// Leaves out where findings are, as if their theme were made in code.
    func forgetPlaces() {
        prints = prints.map {
            $0.replacing(#/(?m)^[^ :]+:\d+:\d+: /#, with: "").replacing(
                #/; [^;\n]+ passes all/#,
                with: ""
            )
        }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private struct Missing: Error {
        let text: String
        let path: String
    }
}
