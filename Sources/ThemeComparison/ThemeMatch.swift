import SourceText
import ThemeModel

struct ThemeMatch {
    enum Presence {
        case absent
        /// The file cannot be read.
        case unusable
        case theme(Theme)
    }

    let oldID: String
    let id: String
    let old: Presence
    let new: Presence

    /// Every theme of either state, sorted by id; a rename is matched only if it is unambiguous.
    static func matches(from old: ProjectState, to new: ProjectState) -> [ThemeMatch] {
        let before = presences(in: old)
        let after = presences(in: new)
        let renamed = renames(
            from: before.filter { after[$0.key] == nil },
            to: after.filter { before[$0.key] == nil }
        )
        let gone = Set(renamed.values)
        return Set(before.keys).union(after.keys).subtracting(gone).sorted().map { id in
            let oldID = renamed[id] ?? id
            return ThemeMatch(
                oldID: oldID,
                id: id,
                old: before[oldID] ?? .absent,
                new: after[id] ?? .absent
            )
        }
    }

    private static func presences(in state: ProjectState) -> [String: Presence] {
        var presences = Dictionary(keepingFirst: state.unusable.map { ($0, Presence.unusable) })
        for theme in state.themes {
            presences[theme.id] = .theme(theme)
        }
        return presences
    }

    /// The old id of each new theme with the content of exactly one old theme that no other new one has.
    private static func renames(from old: [String: Presence], to new: [String: Presence])
        -> [String: String]
    {
        let before = byContent(old)
        let after = byContent(new)
        var renames: [String: String] = [:]
        for (content, ids) in after {
            guard let candidates = before[content], ids.count == 1, candidates.count == 1 else {
                continue
            }
            renames[ids[0]] = candidates[0]
        }
        return renames
    }

    private static func byContent(_ themes: [String: Presence]) -> [ThemeTokens: [String]] {
        var ids: [ThemeTokens: [String]] = [:]
        for (id, presence) in themes {
            guard case .theme(let theme) = presence else {
                continue
            }
            ids[ThemeTokens(theme).withoutName, default: []].append(id)
        }
        return ids
    }
}

extension ThemeMatch {
    var tokenChanges: [TokenChange] {
        guard case .theme(let old) = old, case .theme(let new) = new, old != new else {
            return []
        }
        return TokenChange.changes(from: ThemeTokens(old), to: ThemeTokens(new))
    }

    var modes: (added: [String], removed: [String]) {
        guard case .theme(let old) = old, case .theme(let new) = new else {
            return ([], [])
        }
        let before = old.modes.map(\.name)
        let after = new.modes.map(\.name)
        return (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    }

    var modeNames: [String] {
        var names: [String] = []
        for case .theme(let theme) in [new, old] {
            names += theme.modes.map(\.name).filter { !names.contains($0) }
        }
        return names
    }

    var status: ThemeDifference.Status {
        switch (old, new) {
        case (.unusable, .theme): .mended
        case (.unusable, .unusable): .changed
        case (_, .unusable): .broken
        case (_, .absent): .removed
        case (.absent, _): .added
        case (.theme, .theme): id == oldID ? .changed : .renamed
        }
    }
}
