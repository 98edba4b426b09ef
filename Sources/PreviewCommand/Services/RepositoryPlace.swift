import Findings
import Projects

/// The place of a project in the repository that a service checks.
struct RepositoryPlace {
    private let repository: RepositoryFolder
    private let currentFolder: String
    /// The project's path from the top; empty at the top itself.
    let project: String
    /// The address of the checked commit's files on the service.
    let files: String?

    /// Nil where the project is in no repository that is known.
    init?(of project: Project, on service: HostingService = .current) {
        let folder = project.folder.path
        guard
            let repository = RepositoryFolder(holding: folder, workspace: service.workspace)
        else { return nil }
        self.repository = repository
        currentFolder = project.currentFolder
        self.project = repository.relative(folder) ?? ""
        files = service.files
    }

    /// The report with paths from the top of the repository; files elsewhere keep theirs.
    func placing(_ report: Report) -> Report {
        report.renamingFiles { file in
            let path = ProjectFolder.absolute(file, in: currentFolder)
            return repository.relative(path) ?? file
        }
    }
}
