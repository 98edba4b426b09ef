import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads a folder of Tokens Studio with a file for each set: `$themes.json` or `$metadata.json` names them by their paths.
enum TokenFolderReader {
    private static let (themes, metadata) = ("$themes.json", "$metadata.json")
    /// The files that say which sets are beside them, the one that counts first.
    static let heads = [themes, metadata]

    static func recognises(_ root: SourceNode) -> Bool {
        isHead(root.location.file) && TokenSets.areIn(whole(root))
    }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        var findings: [Finding] = []
        var members = whole(root).pairs
        if name(of: root.location.file) == themes {
            do throws(OtherFiles.Problem) {
                let other = try files.root(of: metadata, from: root.location.file)
                members += SourceNode(members: [("$metadata", other)], at: root).pairs
            } catch .missing {
                // The order of the sets is then that of the themes.
            } catch {
                findings.append(error.finding(metadata, at: root.location))
            }
        }
        let head = SourceNode(content: .mapping(members), location: root.location)
        let chosen = Set(chosenSets(of: head).compactMap(\.text))
        for (name, location) in sets(of: head) {
            do throws(OtherFiles.Problem) {
                let set = try files.root(of: "\(name).json", from: root.location.file)
                members += SourceNode(members: [(name, set)], at: root).pairs
            } catch {
                var finding = error.finding("\(name).json", at: location)
                // The order may have names of sets that were moved, which no theme takes.
                if case .missing = error, !chosen.isEmpty, !chosen.contains(name) {
                    finding.severity = .warning
                }
                findings.append(finding)
            }
        }
        if members.allSatisfy({ ($0.key.text ?? "$").hasPrefix("$") }) {
            let none = Finding(
                .unreadableFile,
                .error,
                "the folder has no token sets that can be read",
                help: "put the files beside it that 'tokenSetOrder' and 'selectedTokenSets' name",
                at: root.location
            )
            return ([], findings + [none])
        }
        let read = LegacyTokensReader.read(
            SourceNode(content: .mapping(members), location: root.location),
            id: id
        )
        return (read.documents, findings + read.findings)
    }

    /// The file says which sets are beside it.
    static func isHead(_ file: String) -> Bool { heads.contains(name(of: file)) }

    /// The name that the folder's id is made from; nil for any other file.
    static func folderName(of file: String) -> String? {
        guard isHead(file) else { return nil }
        return file.split(separator: "/").dropLast().last { $0 != "." && $0 != ".." }.map(
            String.init
        ) ?? "tokens"
    }

    /// The other files of the folder, by their paths in it.
    static func references(in root: SourceNode) -> [String] {
        (name(of: root.location.file) == themes ? [metadata] : [])
            + sets(of: whole(root)).map { "\($0.name).json" }
    }

    private static func name(of file: String) -> String {
        file.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The file as a member of one that has all.
    private static func whole(_ root: SourceNode) -> SourceNode {
        SourceNode(
            members: [(name(of: root.location.file) == themes ? "$themes" : "$metadata", root)],
            at: root
        )
    }

    /// The sets that themes take, or that are in the order of all.
    private static func sets(of whole: SourceNode) -> [(name: String, location: SourceLocation)] {
        let ordered = whole["$metadata"]?["tokenSetOrder"]?.items ?? []
        var known: Set<String> = []
        return (ordered + chosenSets(of: whole)).compactMap { node in
            node.text.flatMap { known.insert($0).inserted ? ($0, node.location) : nil }
        }
    }

    /// The names of the sets that themes take.
    private static func chosenSets(of whole: SourceNode) -> [SourceNode] {
        let themes = whole["$themes"]?.items ?? []
        return themes.flatMap { theme in
            let uses = theme["selectedTokenSets"]?.pairs ?? []
            return uses.filter { ["enabled", "source"].contains($0.value.text ?? "") }.map(\.key)
        }
    }
}
