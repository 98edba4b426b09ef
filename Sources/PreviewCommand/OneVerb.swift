import ArgumentParser

/// The program with one of its verbs alone.
///
/// The parser goes through all verbs several times, whichever one is asked for, makes the names of the options for help, and
/// looks for a request of completions before anything else. Here is none of that.
struct OneVerb<Verb: PreviewVerb>: ParsableCommand {
    static var configuration: CommandConfiguration {
        // Below a command of any name the parser does not look for completions.
        CommandConfiguration(
            commandName: Root.configuration.commandName, _superCommandName: "", subcommands: [Verb.self], helpNames: [])
    }
}

extension PreviewVerb {
    /// The verb with its options, from arguments that begin with its name.
    ///
    /// Nil where they are wrong or ask for help: ``Root``, with all verbs, has to say it.
    static func parsed(_ arguments: [String]) -> (any ParsableCommand)? {
        (try? OneVerb<Self>.parseAsRoot(arguments)) as? Self
    }
}
