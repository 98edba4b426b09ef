import ArgumentParser
import Findings
import Projects
import ThemeExport

extension Export {
    /// The formats of a project, once their options have been found to go with them.
    func formats(of project: Project) throws -> [ExportFormats.Choice] {
        let formats = try namedFormats(in: project)
        let names = Set(formats.map(\.name))
        if names.count > 1, output?.path == nil {
            throw ValidationError("several formats go to a folder: name it with --output.")
        }
        if !names.contains(SwiftFormat.name), plain || isPublic || typeName != nil {
            throw ValidationError("--plain, --public and --type go with --to swift.")
        }
        if !names.contains("css"), lightDark {
            throw ValidationError("--light-dark goes with --to css.")
        }
        if mode != nil, let joined = formats.first(where: { !$0.hasModeFiles }) {
            throw ValidationError(
                "--mode goes with formats that have a file for each mode: \(joined.name) has all in one."
            )
        }
        return formats
    }

    private func namedFormats(in project: Project) throws -> [ExportFormats.Choice] {
        if let template {
            let folder = try TemplateFiles.named(template, in: project.currentFolder)
            try refuse(folder.findings)
            return [ExportFormats.format(of: folder, named: template)]
        }
        try refuse(project.exports?.findings ?? [])
        let own = project.ownExports
        var names: Set<String> = []
        return try targets.flatMap { try $0.formats(among: own) }.filter { format in
            names.insert(format.name).inserted
        }
    }

    private func refuse(_ findings: [Finding]) throws(LoadingError) {
        if !findings.isEmpty { throw .invalid(findings) }
    }
}
