/// Functions of libraries that hand their argument on with the same colours.
enum ScriptWrappers {
    /// The modules that have a function of this name.
    private static let modules: [String: Set<String>] = [
        "createTheme": [
            "@mui/material", "@mui/material/styles", "@mui/joy", "@mui/joy/styles", "@mui/system",
            "@mantine/core", "@shopify/restyle", "@rneui/themed",
        ],
        "extendTheme": [
            "@mui/material/styles", "@mui/joy", "@mui/joy/styles", "@chakra-ui/react",
            "native-base",
        ],
        "defineTokens": ["@pandacss/dev", "@chakra-ui/react"],
        "defineSemanticTokens": ["@pandacss/dev", "@chakra-ui/react"],
    ]
    /// Functions of every program.
    private static let builtIn: Set = [["Object", "freeze"], ["Object", "seal"]]

    static func isBuiltIn(_ keys: [String]) -> Bool { builtIn.contains(keys) }

    /// `keys` follow the imported name, as in `defineTokens.colors`.
    static func keepsColors(_ name: String, of module: String, _ keys: ArraySlice<String>) -> Bool {
        let isWhole = keys.isEmpty || name.hasPrefix("define") && keys == ["colors"]
        return isWhole && modules[name]?.contains(module) ?? false
    }
}
