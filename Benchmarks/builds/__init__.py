"""How fast, how large and how frugal builds are. Scripts/bench starts it."""
