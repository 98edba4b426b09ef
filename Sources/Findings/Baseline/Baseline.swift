import SourceText

/// The findings that a project knows of and has not fixed yet.
///
/// Listed findings are allowed, new and worse ones are not, and rows without a finding are reported: a gate can be
/// switched on today and only gets tighter.
public struct Baseline: Hashable, Sendable {
    /// The known findings, in their order.
    public private(set) var rows: [BaselineRow]
    /// The colours of each listed theme at the last update, by id, so that a renamed theme is recognised.
    package var digests: [String: String] = [:]
    /// The number of allowed findings by rule; nil for a baseline that lists findings.
    package var budgets: [RuleID: Int]?

    /// A baseline of some rows.
    public init(rows: [BaselineRow] = []) {
        self.rows = rows.sorted()
    }
}

extension Baseline {
    /// The ids of themes that rows are about.
    package var themes: Set<String> { Set(rows.compactMap(\.key.theme)) }

    /// The baseline with other ids of themes.
    package func renaming(_ names: [String: String]) -> Baseline {
        if names.isEmpty { return self }
        var rows = rows
        for index in rows.indices {
            if let theme = rows[index].key.theme {
                rows[index].key.theme = names[theme] ?? theme
            }
        }
        var renamed = Baseline(rows: rows)
        renamed.digests = Dictionary(keepingFirst: digests.map { (names[$0] ?? $0, $1) })
        renamed.budgets = budgets
        return renamed
    }
}

extension Baseline {
    /// The part of a project that a report is about.
    public struct Scope: Sendable {
        /// The themes that were checked; all of them when empty.
        public var themes: Set<String>

        /// Names the themes that were checked.
        public init(themes: some Sequence<String> = EmptyCollection<String>()) {
            self.themes = Set(themes)
        }

        /// True where the report would list the row's finding if it still existed.
        func contains(_ row: BaselineRow) -> Bool {
            if themes.isEmpty { return true }
            guard let theme = row.key.theme else {
                // A theme that was left out may define what no other one does.
                return row.key.rule != .undefinedProperty
            }
            return themes.contains(theme)
        }
    }

    /// The report with its known findings marked, a note in the message of those that got worse, and a finding for each
    /// stale row.
    ///
    /// `strict` makes stale rows errors; otherwise they are notes, which fail nothing. Complexity: O(n log n).
    public func applied(to report: Report, scope: Scope = Scope(), strict: Bool = false) -> Report {
        var (report, gone) = marked(report)
        report.findings += gone.filter(scope.contains).map { .stale($0, strict: strict) }
        return report.sorted()
    }

    /// The report with its known findings marked, and a note in the message of those that got worse.
    public func marking(_ report: Report) -> Report { marked(report).report }

    package func marked(_ report: Report) -> (report: Report, gone: [BaselineRow]) {
        var report = report
        let match = BaselineMatch(self, report)
        for (index, row) in match.known {
            if rows[row].isWorsened(by: report.findings[index].measured) {
                report.findings[index].noteWorsening(since: rows[row])
            } else {
                report.findings[index].isBaselined = true
            }
        }
        return (report, match.gone.map { rows[$0] })
    }

    /// The baseline without stale rows, and with improved values.
    ///
    /// New findings and worse values are added only if `acceptsNew` is true.
    public func updated(by report: Report, scope: Scope = Scope(), acceptsNew: Bool = false)
        -> Baseline
    {
        updated(by: report, scope: scope, acceptsNew: acceptsNew, digests: [:])
    }

    /// The same with the digests of the themes that were checked.
    package func updated(
        by report: Report,
        scope: Scope,
        acceptsNew: Bool,
        digests: [String: String]
    ) -> Baseline {
        let match = BaselineMatch(self, report)
        var updated = match.gone.map { rows[$0] }.filter { !scope.contains($0) }
        for (index, row) in match.known {
            var row = rows[row]
            let measured = report.findings[index].measured
            if acceptsNew || row.isTightened(by: measured) {
                row.measured = measured
            }
            row.token = report.findings[index].token
            updated.append(row)
        }
        if acceptsNew {
            updated += match.new.map { BaselineRow(report.findings[$0]) }
        }
        var baseline = Baseline(rows: updated)
        let themes = baseline.themes
        baseline.digests = self.digests.merging(digests) { $1 }.filter { themes.contains($0.key) }
        return baseline
    }
}

extension Baseline {
    /// The findings that an update adds with `acceptsNew`: those without a row, and those that are worse than theirs.
    package func unlisted(in report: Report) -> [Finding] {
        let match = BaselineMatch(self, report)
        var unlisted = match.new.map { report.findings[$0] }
        for (index, row) in match.known {
            var finding = report.findings[index]
            guard rows[row].isWorsened(by: finding.measured) else { continue }
            finding.noteWorsening(since: rows[row])
            unlisted.append(finding)
        }
        return unlisted.inOrder
    }
}

extension Report {
    /// The failing findings that no baseline may list.
    package var unlistable: [Finding] {
        findings.filter { finding in
            finding.counts && finding.severity > .note && !finding.rule.canBeListed
                && finding.rule != .staleBaseline
        }
    }
}

extension Finding {
    fileprivate mutating func noteWorsening(since row: BaselineRow) {
        guard let before = row.measured, let now = measured else { return }
        isWorseThanListed = true
        let unit = [.lowContrast, .highContrast].contains(rule) ? ":1" : ""
        let values = Decimals.texts(of: before, and: now)
        message +=
            "; it got worse: was \(values.first)\(unit) in the baseline, now \(values.second)\(unit)"
    }

    fileprivate static func stale(_ row: BaselineRow, strict: Bool) -> Finding {
        let key = row.key
        let subject = (key.pair?.phrase ?? key.subject).map { "'\($0)'" } ?? "something"
        let problem = key.rule.canBeListed ? "is gone" : "no baseline can allow"
        var finding = Finding(
            .staleBaseline,
            strict ? .error : .note,
            "the baseline lists \(key.rule) of \(subject), which \(problem)",
            help: "'themepreview check --update-baseline' removes the row",
            at: row.location
        )
        finding.theme = key.theme
        finding.mode = key.mode
        finding.detail = key.pair.map { ContrastDetail(pair: $0) }
        return finding
    }
}
