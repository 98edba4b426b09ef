package import Findings
package import PreviewSite
package import ProjectChecks

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The site that `serve` shows: the last one that could be read, and the tabs that show it.
package actor LiveSite {
    /// The project as it was read.
    package enum Loaded: Sendable {
        case site(SiteBuilder, [Problem])
        case failed([Problem])

        fileprivate var problems: [Problem] {
            switch self {
            case .site(_, let problems), .failed(let problems): problems
            }
        }
    }

    /// Reads the project; `previous` is the last one that could be read.
    package typealias Loading = @Sendable (_ previous: CheckedProject?) async -> Loaded

    /// Receives the findings that newly fail since the last call, and the number of all that newly fail.
    package typealias Judged = @Sendable (_ new: [Finding], _ count: Int) -> Void

    struct Tab: Sendable {
        let path: String
        let sink: EventSink
        /// The build that the tab shows.
        var build: Int
    }

    /// Differs from one start of the program to the next: a tab of an earlier one knows nothing of our builds.
    nonisolated let run = String(UInt64.random(in: .min ... .max), radix: 16)
    private let load: Loading
    private let judged: Judged
    private(set) var snapshot: SiteSnapshot
    private(set) var history = InputHistory()
    private var problems: NumberedList<Problem>
    private(set) var tabs: [ObjectIdentifier: Tab] = [:]
    private var start: NewFailures?
    private var isJudging = false
    /// The new failures; counted like ``problems``.
    private var failures = NumberedList<Failure>(number: 0, list: [])
    private var causes: [Cause] = []

    /// Throws ``Unloadable`` if there is no first site.
    package init(_ load: @escaping Loading, judged: @escaping Judged = { _, _ in }) async throws {
        self.load = load
        self.judged = judged
        switch await load(nil) {
        case .site(let builder, let problems):
            snapshot = SiteSnapshot(builder)
            self.problems = NumberedList(number: 1, list: problems)
        case .failed(let problems): throw Unloadable(problems: problems)
        }
    }

    /// Reads the project again, and tells the tabs; one call at a time.
    ///
    /// While something cannot be read that could be, the last good site stays.
    package func reload() async {
        let loaded = await load(snapshot.builder.checked)
        if case .site(let builder, _) = loaded { replaceSite(with: SiteSnapshot(builder)) }
        show(loaded.problems)
    }

    private func replaceSite(with next: SiteSnapshot) {
        if next.lacks(filesOf: snapshot) { return }
        if !history.advance(from: snapshot.inputs, to: next.inputs) { return }
        snapshot = next
        for id in tabs.keys { update(id) }
        Task { await judge() }
    }

    private func show(_ list: [Problem]) {
        if problems.list == list { return }
        problems = NumberedList(number: problems.number + 1, list: list)
        for tab in tabs.values { tab.sink.send("problems", Self.json(problems)) }
    }

    package var shownProblems: [Problem] { problems.list }

    func addTab(_ sink: EventSink, path: String, build: Int) {
        tabs[sink.id] = Tab(path: path, sink: sink, build: build)
        sink.whenClosed { [weak self] in Task { await self?.remove(sink.id) } }
        update(sink.id)
        sink.send("problems", Self.json(problems))
        sink.send("failures", Self.json(failures))
    }

    /// Looks for what newly fails, once the tabs show what changed: a large project takes a while.
    package func judge() async {
        if isJudging { return }
        isJudging = true
        defer { isJudging = false }
        var build = 0
        while build != history.build {
            build = history.build
            let new: [Cause]
            do {
                new = try await newFailures(in: snapshot)
            } catch is CancellationError {
                return
            } catch {
                show(problems.list + [Problem(message: "\(error)")])
                continue
            }
            let found = new.map(Failure.init)
            if found == failures.list { continue }
            failures = NumberedList(number: failures.number + 1, list: found)
            let known = Set(causes.map(\.fingerprint))
            causes = new
            judged(new.filter { !known.contains($0.fingerprint) }.map(\.summary), new.count)
            for tab in tabs.values { tab.sink.send("failures", Self.json(failures)) }
        }
    }

    /// The new failure at a place of a list, and the site; nil if there is another list now.
    func failure(_ number: Int, at index: Int) -> (Cause, SiteSnapshot)? {
        number == failures.number && causes.indices.contains(index)
            ? (causes[index], snapshot) : nil
    }

    private func newFailures(in snapshot: SiteSnapshot) async throws -> [Cause] {
        guard let start else {
            start = NewFailures(since: snapshot)
            return []
        }
        return try await start.causes(in: snapshot)
    }

    private func remove(_ id: ObjectIdentifier) { tabs[id] = nil }

    /// Every tab learns of each build, which frames in it may show, too.
    private func update(_ id: ObjectIdentifier) {
        guard let tab = tabs[id] else { return }
        let change = change(of: tab.path, since: tab.build)
        tabs[id]?.build = change.build
        tab.sink.send("change", Self.json(change))
    }

    func change(of path: String, since build: Int) -> Change {
        history.change(for: path, inputs: snapshot.inputs(of: path), since: build, run: run)
    }

    func status(of path: String, since build: Int) -> Status {
        let change = change(of: path, since: build)
        return Status(change: change, problems: problems, failures: failures)
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

/// A list that tabs show; one with a lower number is older.
struct NumberedList<Item: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    var number: Int
    var list: [Item]
}

/// The state that a tab asks for which does not listen.
struct Status: Codable, Sendable {
    let change: Change
    let problems: NumberedList<Problem>
    /// The new failures.
    let failures: NumberedList<Failure>
}

/// There is no site to begin with.
package struct Unloadable: Error {
    package let problems: [Problem]
}
