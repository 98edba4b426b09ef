import SourceText

extension Theme {
    /// The names of the files with its colours: its own first, the others sorted.
    package var files: [String] {
        let colors = modes.flatMap { mode in
            mode.palette.map(\.value) + mode.colors.map(\.value)
        }
        let written = Set(colors.compactMap(\.location?.file))
        let own = [location?.file].compactMap(\.self)
        return own + written.subtracting(own).sorted()
    }
}
