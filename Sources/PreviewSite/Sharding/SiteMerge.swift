import Findings
import ThemeChecks
import ThemeRendering

extension SiteBuilder {
    /// Builds one shard: the files of its themes, and a ``ShardFile``.
    package func write(_ shard: Shard, to output: String, _ manner: BuildManner) async throws
        -> Result
    {
        let writer = try SiteWriter(output, manner, inputs: inputs.byName)
        if writer.previous.isOfSite {
            writer.abandon()
            throw ShardError.wholeSite(output)
        }
        let lastGood = LastGood.none(of: check)
        return try await finishing(writer, lastGood) {
            var summary = unreadable()
            let plan = PlannedPath(
                path: ShardFile.path,
                inputs: [.templates, .allThemes, .themeList, .pageList]
            )
            let spool = try writer.spool()
            let head = ShardFile.Head(
                shard: shard.description,
                key: String(inputs.everything, radix: 16)
            )
            try spool.append(ShardFile.line(head))
            let rest = try await makeThemes(
                check.entries.indices.filter(shard.has),
                into: writer,
                lastGood,
                parts: true
            ) { index, share in
                summary = summary.followed(by: share.summary)
                try spool.append(
                    ShardFile.line(ShardFile.Theme(check.entries[index].label.id, share))
                )
            }
            let tail = ShardFile.Tail(usage: rest.usage, gone: Baseline(rows: rest.gone).text)
            try spool.append(ShardFile.line(tail))
            writer.note([try writer.take(plan.path, because: .always) { try spool.copy(to: $0) }])
            return summary
        }
    }

    /// Joins shards into the site; `folders` are their paths, with their names for messages.
    ///
    /// Throws a ``ShardError``, and leaves the old site, if they are not all shards of this very site.
    package func merge(_ folders: [(path: String, name: String)], to output: String) async throws
        -> Result
    {
        let shards = try ShardReader.ordered(
            folders.map { try ShardReader($0.path, name: $0.name) }
        )
        for folder in folders where FileKind.canonical(folder.path) == FileKind.canonical(output) {
            throw ShardError.ownOutput(folder.name)
        }
        for shard in shards where shard.key != inputs.everything {
            throw ShardError.otherProject(shard.name)
        }
        let writer = try SiteWriter(output, .ignoringManifest, inputs: inputs.byName)
        let lastGood = LastGood(check, over: writer.previous)
        return try await finishing(writer, lastGood) {
            try makePlainFiles(into: writer, lastGood)
            let shared = try SharedFiles(
                lastGood.hasSharedFiles ? [] : renderer.sharedFiles,
                of: check,
                for: writer
            )
            var summary = BuildSummary(limit: limit)
            var rest = ProjectCheck.Rest()
            for (index, entry) in check.entries.enumerated() {
                let shard = shards[index % shards.count]
                let gaps = renderer.sharedFiles.map(\.separators.count)
                let share = try shard.nextTheme(entry.label.id, limit: limit, gaps: gaps)
                let files = shard.files(of: entry.label.id)
                for path in files
                where !(lastGood.contains(path) && writer.previous.files[path] != nil) {
                    let artifact = Artifact(path: path, bytes: try shard.bytes(of: path))
                    writer.note([try writer.take(artifact, because: .new)])
                }
                summary = summary.followed(by: share.summary)
                try shared.add(share)
                let pages = 1 + check.pages.pages.count
                progress((index + 1) * pages, check.entries.count * pages)
            }
            for shard in shards { rest.merge(try shard.rest()) }
            try shared.write(into: writer, check.request.trace)
            return self.summary(of: rest).followed(by: summary)
        }
    }
}

extension ProjectCheck.Rest {
    fileprivate mutating func merge(_ other: ProjectCheck.Rest) {
        usage.merge(other.usage)
        gone += other.gone
    }
}
