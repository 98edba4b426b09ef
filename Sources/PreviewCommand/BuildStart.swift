import PreviewSite

/// What a build begins with: its project, and its folder as it is.
///
/// Nothing is written for it.
struct BuildStart: Sendable {
    let setup: ProjectSetup
    /// The folder, which no other build has from then on; what the last one left there is being looked at.
    let output: Task<OutputState, any Error>
    /// The files of the project, which are looked for meanwhile.
    let sources: Task<SourceList, any Error>
    /// What took how long so far.
    let trace: BuildTrace

    /// Reads the configuration, and begins with the rest; without a cache nothing is known of the last build.
    init(_ choices: ProjectChoices, cache: BuildCache?) throws(LoadingError) {
        let (setup, trace) = (try ProjectSetup(choices), BuildTrace())
        (self.setup, self.trace) = (setup, trace)
        output = Task {
            try await Optional(trace).measureWait(.recall) {
                try OutputState(setup.output, cache: cache, jobs: setup.jobs, trace: trace)
            }
        }
        sources = Task { try Optional(trace).measure(.read) { try setup.loader.list(setup.configuration) } }
    }

    /// Lets another build have the folder.
    func release() async { (try? await output.value)?.release() }
}
