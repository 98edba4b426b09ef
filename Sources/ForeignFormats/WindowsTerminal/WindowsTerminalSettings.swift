import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Settings of Windows Terminal without a colour scheme.
enum WindowsTerminalSettings {
    static func recognises(_ root: SourceNode) -> Bool {
        guard !["yml", "yaml"].contains(Container.ending(of: root.location.file)) else {
            return false
        }
        let hasSchema = root["$schema"]?.text?.contains("terminal-profiles") ?? false
        return root["profiles"] != nil && (root["defaultProfile"] != nil || hasSchema)
    }

    static func finding(about root: SourceNode) -> Finding {
        let profiles = root["profiles"]
        let list = profiles?["list"] ?? profiles
        let all = [profiles?["defaults"]].compactMap(\.self) + (list?.items ?? [])
        let scheme = all.lazy.compactMap { $0["colorScheme"]?.text }.first
        let named = scheme.map { ": '\($0.excerpt)' is named, and is in another file" }
        return Finding(
            .unreadableFile,
            .error,
            "the file has settings of Windows Terminal, and no colour scheme" + (named ?? ""),
            help:
                "schemes stand in 'schemes' of the settings, those of the program in its defaults.json: put one into a file "
                + "of its own",
            at: root["schemes"]?.location ?? root.location
        )
    }
}

extension ForeignFormat {
    /// After the table, which reads settings with a scheme.
    static let windowsTerminalSettings = ForeignFormat(
        name: "windows-terminal",
        kind: .terminal,
        recognise: WindowsTerminalSettings.recognises,
        read: { root, _, _ in
            ([], [WindowsTerminalSettings.finding(about: root)])
        }
    )
}
