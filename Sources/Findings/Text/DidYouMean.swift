/// Asks whether a name was meant, as in `did you mean 'border'?`.
package func didYouMean(_ name: String) -> String { "did you mean '\(name)'?" }
