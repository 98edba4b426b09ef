import Findings
import ThemeModel

/// The keys of VS Code's window that it lays on each other.
///
/// Source: the theme colour reference, and the defaults in `platform/theme` and `workbench/common/theme`. The 16 colours of
/// the terminal are left out: VS Code itself lifts them to 4.5:1 on their ground (`terminal.integrated.minimumContrastRatio`).
enum CodeThemePairs {
    static let table = KeyTable(
        of: "vscode",
        rows(.text, editorText) + rows(.text, windowText) + rows(.text, controlText)
            + rows(.text, popUpText) + rows(.text, markedText) + markedCode
            + rows(.largeText, quietText) + rows(.nonText, marks),
        code: KeyTable.Code(
            styles: styles,
            passing: passingMarks
        ),
        beneath: beneath,
        page: "editor.background"
    )

    private static func rows(
        _ use: ContrastUse,
        _ pairs: KeyValuePairs<String, [String]>
    ) -> [KeyTable.Row] {
        pairs.map { ground, foregrounds in
            KeyTable.Row(use: use, ground: ground, foregrounds: foregrounds)
        }
    }

    private static let gutter = "editorGutter.background | editor.background"
    private static let suggestions = "editorSuggestWidget.background | editorWidget.background"
    private static let quickInput = "quickInput.background | editorWidget.background"
    private static let focusedText =
        "quickInputList.focusForeground | list.activeSelectionForeground"
    private static let focusedMatch = "list.focusHighlightForeground | list.highlightForeground"
    private static let terminal = "terminal.background | panel.background | editor.background"
}

// MARK: - Text

extension CodeThemePairs {
    private static let editorText: KeyValuePairs<String, [String]> = [
        "editor.background": [
            "colors.link",
            "colors.text-muted",
            "editorLink.activeForeground",
            "textLink.activeForeground",
            "settings.headerForeground",
        ],
        gutter: ["editorLineNumber.activeForeground"],
        "editorCursor.foreground": ["editorCursor.background"],
        "textPreformat.background": ["textPreformat.foreground"],
        "diffEditor.unchangedRegionBackground": ["diffEditor.unchangedRegionForeground"],
        "breadcrumb.background | editor.background": [
            "breadcrumb.foreground",
            "breadcrumb.focusForeground",
        ],
        terminal: ["terminal.foreground"],
        "terminal.selectionBackground": ["terminal.selectionForeground"],
        "terminalCursor.foreground": ["terminalCursor.background"],
    ]

    private static let windowText: KeyValuePairs<String, [String]> = [
        "sideBar.background": [
            "sideBar.foreground | foreground",
            "list.errorForeground",
            "list.warningForeground",
            "list.invalidItemForeground",
            "gitDecoration.addedResourceForeground",
            "gitDecoration.modifiedResourceForeground",
            "gitDecoration.deletedResourceForeground",
            "gitDecoration.renamedResourceForeground",
            "gitDecoration.stageModifiedResourceForeground",
            "gitDecoration.stageDeletedResourceForeground",
            "gitDecoration.untrackedResourceForeground",
            "gitDecoration.conflictingResourceForeground",
            "gitDecoration.submoduleResourceForeground",
            "debugTokenExpression.name",
            "debugTokenExpression.value",
            "debugTokenExpression.string",
            "debugTokenExpression.boolean",
            "debugTokenExpression.number",
            "debugTokenExpression.error",
        ],
        "sideBarTitle.background | sideBar.background": ["sideBarTitle.foreground"],
        "sideBarSectionHeader.background": ["sideBarSectionHeader.foreground"],
        "panel.background | editor.background": [
            "panelTitle.activeForeground",
            "panelTitle.inactiveForeground",
        ],
        "panelSectionHeader.background": ["panelSectionHeader.foreground"],
        "tab.activeBackground | editor.background": ["tab.activeForeground"],
        "tab.inactiveBackground": ["tab.inactiveForeground"],
        "tab.hoverBackground": ["tab.hoverForeground"],
        "statusBar.background": ["statusBar.foreground"],
        "statusBar.noFolderBackground | statusBar.background": [
            "statusBar.noFolderForeground | statusBar.foreground"
        ],
        "statusBar.debuggingBackground": ["statusBar.debuggingForeground | statusBar.foreground"],
        "statusBarItem.hoverBackground": ["statusBarItem.hoverForeground"],
        "statusBarItem.prominentBackground": ["statusBarItem.prominentForeground"],
        "statusBarItem.remoteBackground": ["statusBarItem.remoteForeground"],
        "statusBarItem.errorBackground": ["statusBarItem.errorForeground"],
        "statusBarItem.warningBackground": ["statusBarItem.warningForeground"],
        "statusBarItem.offlineBackground": ["statusBarItem.offlineForeground"],
        "titleBar.activeBackground": ["titleBar.activeForeground"],
        "menubar.selectionBackground": ["menubar.selectionForeground"],
        "commandCenter.background": ["commandCenter.foreground"],
        "commandCenter.activeBackground": ["commandCenter.activeForeground"],
        "banner.background": ["banner.foreground"],
    ]

    private static let controlText: KeyValuePairs<String, [String]> = [
        "button.background": ["button.foreground"],
        "button.hoverBackground": ["button.foreground"],
        "button.secondaryBackground": ["button.secondaryForeground"],
        "button.secondaryHoverBackground": ["button.secondaryForeground"],
        "extensionButton.prominentBackground": ["extensionButton.prominentForeground"],
        "extensionButton.prominentHoverBackground": ["extensionButton.prominentForeground"],
        "extensionBadge.remoteBackground": ["extensionBadge.remoteForeground"],
        "badge.background": ["badge.foreground"],
        "activityBarBadge.background": ["activityBarBadge.foreground"],
        "profileBadge.background": ["profileBadge.foreground"],
        "input.background": ["input.foreground", "input.placeholderForeground"],
        "inputValidation.infoBackground": ["inputValidation.infoForeground"],
        "inputValidation.warningBackground": ["inputValidation.warningForeground"],
        "inputValidation.errorBackground": ["inputValidation.errorForeground"],
        "dropdown.background": ["dropdown.foreground"],
        "settings.dropdownBackground": ["settings.dropdownForeground"],
        "settings.textInputBackground": ["settings.textInputForeground"],
        "settings.numberInputBackground": ["settings.numberInputForeground"],
        "list.activeSelectionBackground": ["list.activeSelectionForeground"],
        "list.inactiveSelectionBackground": ["list.inactiveSelectionForeground"],
        "list.focusBackground": ["list.focusForeground"],
        "list.hoverBackground": ["list.hoverForeground"],
        "keybindingLabel.background": ["keybindingLabel.foreground"],
    ]

    private static let popUpText: KeyValuePairs<String, [String]> = [
        "editorWidget.background": ["editorWidget.foreground"],
        suggestions: [
            "editorSuggestWidget.foreground | colors.text",
            "editorSuggestWidget.highlightForeground | list.highlightForeground",
            "editorSuggestWidgetStatus.foreground",
        ],
        "editorSuggestWidget.selectedBackground": [
            "editorSuggestWidget.selectedForeground | \(focusedText)",
            "editorSuggestWidget.focusHighlightForeground | \(focusedMatch)",
        ],
        "editorHoverWidget.background | editorWidget.background": [
            "editorHoverWidget.foreground"
        ],
        quickInput: [
            "quickInput.foreground",
            "pickerGroup.foreground",
            "list.highlightForeground",
        ],
        "quickInputList.focusBackground": [
            focusedText,
            focusedMatch,
        ],
        "menu.background | dropdown.background": ["menu.foreground | dropdown.foreground"],
        "menu.selectionBackground": [
            "menu.selectionForeground | list.activeSelectionForeground"
        ],
        "notifications.background": ["notifications.foreground", "notificationLink.foreground"],
        "notificationCenterHeader.background": ["notificationCenterHeader.foreground"],
        "peekViewTitle.background": [
            "peekViewTitleLabel.foreground",
            "peekViewTitleDescription.foreground",
        ],
        "peekViewResult.background": [
            "peekViewResult.fileForeground",
            "peekViewResult.lineForeground",
        ],
        "peekViewResult.selectionBackground": ["peekViewResult.selectionForeground"],
    ]

    /// Text that VS Code itself keeps dim beside the code that a reader came for.
    private static let quietText: KeyValuePairs<String, [String]> = [
        gutter: ["editorLineNumber.foreground"],
        "editor.background": ["editorCodeLens.foreground", "editorWatermark.foreground"],
        "editorGhostText.background | editor.background": ["editorGhostText.foreground"],
        "editorInlayHint.background": ["editorInlayHint.foreground"],
        "editorInlayHint.typeBackground | editorInlayHint.background": [
            "editorInlayHint.typeForeground"
        ],
        "editorInlayHint.parameterBackground | editorInlayHint.background": [
            "editorInlayHint.parameterForeground"
        ],
        "editor.inlineValuesBackground": ["editor.inlineValuesForeground"],
        "sideBar.background": [
            "gitDecoration.ignoredResourceForeground",
            "list.deemphasizedForeground",
        ],
        "tab.unfocusedActiveBackground | tab.activeBackground | editor.background": [
            "tab.unfocusedActiveForeground"
        ],
        "tab.unfocusedInactiveBackground | tab.inactiveBackground": [
            "tab.unfocusedInactiveForeground"
        ],
        "titleBar.inactiveBackground": ["titleBar.inactiveForeground"],
    ]
}

// MARK: - Marks and grounds

extension CodeThemePairs {
    private static let marks: KeyValuePairs<String, [String]> = [
        "editor.background": [
            "colors.focus",
            "editorCursor.foreground",
            "editorError.foreground",
            "editorWarning.foreground",
            "editorInfo.foreground",
            "editorHint.foreground",
        ],
        gutter: ["testing.iconPassed", "testing.iconFailed", "testing.iconErrored"],
        terminal: ["terminalCursor.foreground"],
        "activityBar.background": ["activityBar.foreground", "activityBar.inactiveForeground"],
        "sideBar.background": ["icon.foreground"],
        "checkbox.background": ["checkbox.foreground"],
        "inputOption.activeBackground": ["inputOption.activeForeground"],
        "notifications.background": [
            "notificationsErrorIcon.foreground",
            "notificationsWarningIcon.foreground",
            "notificationsInfoIcon.foreground",
        ],
    ]

    private static let beneath: Table<String> = [
        "sideBarSectionHeader.background": "sideBar.background",
        "panelSectionHeader.background": "panel.background | editor.background",
        "tab.activeBackground": "editorGroupHeader.tabsBackground",
        "tab.inactiveBackground": "editorGroupHeader.tabsBackground",
        "tab.hoverBackground": "editorGroupHeader.tabsBackground",
        "tab.unfocusedActiveBackground": "editorGroupHeader.tabsBackground",
        "tab.unfocusedInactiveBackground": "editorGroupHeader.tabsBackground",
        "statusBarItem.hoverBackground": "statusBar.background",
        "statusBarItem.prominentBackground": "statusBar.background",
        "statusBarItem.remoteBackground": "statusBar.background",
        "statusBarItem.errorBackground": "statusBar.background",
        "statusBarItem.warningBackground": "statusBar.background",
        "statusBarItem.offlineBackground": "statusBar.background",
        "menubar.selectionBackground": "titleBar.activeBackground",
        "commandCenter.background": "titleBar.activeBackground",
        "commandCenter.activeBackground": "titleBar.activeBackground",
        "activityBarBadge.background": "activityBar.background",
        "profileBadge.background": "activityBar.background",
        "badge.background": "sideBar.background",
        "input.background": "sideBar.background",
        "inputOption.activeBackground": "input.background",
        "list.activeSelectionBackground": "sideBar.background",
        "list.inactiveSelectionBackground": "sideBar.background",
        "list.focusBackground": "sideBar.background",
        "list.hoverBackground": "sideBar.background",
        "keybindingLabel.background": quickInput,
        "editorSuggestWidget.selectedBackground": suggestions,
        "quickInputList.focusBackground": quickInput,
        "menu.selectionBackground": "menu.background | dropdown.background",
        "diffEditor.insertedTextBackground":
            "diffEditor.insertedLineBackground | editor.background",
        "diffEditor.removedTextBackground": "diffEditor.removedLineBackground | editor.background",
        "peekViewResult.selectionBackground": "peekViewResult.background",
        "peekViewEditor.matchHighlightBackground": "peekViewEditor.background",
        "terminal.selectionBackground": terminal,
    ]
}
