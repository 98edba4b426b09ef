import SourceTrees
import ThemeModel

enum ComponentReader {
    private static let colorKeys = ComponentColor.allCases.map(\.rawValue)
    private static let dimensionKeys = ComponentDimension.allCases.map(\.rawValue)
    private static let stateKeys = ComponentState.allCases.map(\.rawValue).filter { $0 != "normal" }

    static func read(
        _ node: SourceNode,
        into table: inout [Component: ComponentDescriptor],
        _ reader: inout NodeReader
    ) {
        let names = Component.allCases.map(\.rawValue)
        reader.readMapping(node, "'components'", keys: names) { reader, key, value in
            guard let component = Component(rawValue: key) else { return }
            table[component] = descriptor(value, component, &reader)
        }
    }

    private static func descriptor(
        _ node: SourceNode,
        _ component: Component,
        _ reader: inout NodeReader
    ) -> ComponentDescriptor {
        var descriptor = ComponentDescriptor()
        let keys = colorKeys + dimensionKeys + stateKeys
        let name = component.rawValue
        reader.readMapping(node, "the component '\(name)'", keys: keys, emptyKeys: colorKeys) {
            reader,
            key,
            value in
            if let state = ComponentState(rawValue: key) {
                reader.readMapping(
                    value,
                    "the state '\(name).\(key)'",
                    keys: colorKeys,
                    emptyKeys: colorKeys
                ) {
                    reader,
                    part,
                    value in
                    guard let color = ComponentColor(rawValue: part) else { return }
                    descriptor.colors[state, default: [:]][color] = ColorReader.expression(
                        value,
                        "\(name).\(key).\(part)",
                        &reader
                    )
                }
            } else if let color = ComponentColor(rawValue: key) {
                descriptor.colors[.normal, default: [:]][color] = ColorReader.expression(
                    value,
                    "\(name).\(key)",
                    &reader
                )
            } else if let dimension = ComponentDimension(rawValue: key) {
                descriptor.dimensions[dimension] = LayoutReader.expression(
                    value,
                    "'\(name).\(key)'",
                    &reader
                )
            }
        }
        return descriptor
    }
}
