import ThemeModel

extension VSCodeFormat {
    /// The window around code.
    static let window: KeyValuePairs<Role, [String]> = [
        .background: ["terminal.background", "input.background"],
        .text: [
            "foreground", "sideBar.foreground", "sideBarTitle.foreground",
            "sideBarSectionHeader.foreground", "activityBar.foreground",
            "titleBar.activeForeground", "tab.hoverForeground", "panelTitle.activeForeground",
            "terminal.foreground", "input.foreground", "dropdown.foreground", "menu.foreground",
            "menubar.selectionForeground", "editorWidget.foreground",
            "editorSuggestWidget.foreground", "editorHoverWidget.foreground",
            "notifications.foreground", "quickInput.foreground", "icon.foreground",
            "list.hoverForeground", "list.focusForeground", "peekViewTitleLabel.foreground",
            "keybindingLabel.foreground", "checkbox.foreground",
        ],
        .textMuted: [
            "activityBar.inactiveForeground",
            "titleBar.inactiveForeground", "tab.inactiveForeground",
            "panelTitle.inactiveForeground", "statusBar.foreground", "statusBar.noFolderForeground",
            "gitDecoration.ignoredResourceForeground",
        ],
        .textDisabled: ["disabledForeground"],
        .placeholder: ["input.placeholderForeground"],
        .surface: [
            "sideBar.background", "sideBarSectionHeader.background", "activityBar.background",
            "titleBar.activeBackground", "titleBar.inactiveBackground", "statusBar.background",
            "statusBar.noFolderBackground", "editorGroupHeader.tabsBackground",
            "tab.inactiveBackground", "panel.background", "list.hoverBackground",
            "list.focusBackground", "peekViewTitle.background", "keybindingLabel.background",
        ],
        .surfaceRaised: [
            "editorWidget.background", "editorSuggestWidget.background",
            "editorHoverWidget.background", "dropdown.background", "dropdown.listBackground",
            "menu.background", "notifications.background", "quickInput.background",
            "checkbox.background", "peekViewResult.background",
        ],
        .border: [
            "panel.border", "sideBar.border", "activityBar.border", "titleBar.border",
            "statusBar.border", "tab.border", "editorGroup.border", "editorGroupHeader.tabsBorder",
            "editorWidget.border", "menu.border", "menu.separatorBackground",
            "notifications.border", "widget.border", "tree.indentGuidesStroke",
            "keybindingLabel.border", "pickerGroup.border",
        ],
        .borderStrong: ["input.border", "dropdown.border", "checkbox.border"],
        .focus: [
            "tab.activeBorderTop", "panelTitle.activeBorder",
            "activityBar.activeBorder", "inputOption.activeBorder", "sash.hoverBorder",
        ],
        .primary: [
            "button.background", "statusBarItem.remoteBackground", "progressBar.background",
            "extensionButton.prominentBackground",
        ],
        Role.primary.on: [
            "button.foreground", "statusBarItem.remoteForeground",
            "extensionButton.prominentForeground",
        ],
        .secondary: ["button.secondaryBackground"],
        Role.secondary.on: ["button.secondaryForeground"],
        .accent: ["activityBarBadge.background", "badge.background"],
        Role.accent.on: ["activityBarBadge.foreground", "badge.foreground"],
        .selection: [
            "list.activeSelectionBackground", "list.inactiveSelectionBackground",
            "menu.selectionBackground", "editorSuggestWidget.selectedBackground",
            "terminal.selectionBackground", "quickInputList.focusBackground",
            "selection.background", "peekViewResult.selectionBackground",
        ],
        Role.selection.on: [
            "list.activeSelectionForeground", "list.inactiveSelectionForeground",
            "menu.selectionForeground", "editorSuggestWidget.selectedForeground",
            "terminal.selectionForeground", "quickInputList.focusForeground",
            "peekViewResult.selectionForeground",
        ],
        .success: [
            "gitDecoration.addedResourceForeground",
            "gitDecoration.untrackedResourceForeground",
        ],
        .warning: [
            "list.warningForeground", "gitDecoration.modifiedResourceForeground",
            "statusBarItem.warningBackground", "statusBar.debuggingBackground",
            "inputValidation.warningBorder",
        ],
        Role.warning.on: ["statusBarItem.warningForeground", "statusBar.debuggingForeground"],
        .danger: [
            "errorForeground", "list.errorForeground",
            "gitDecoration.deletedResourceForeground",
            "gitDecoration.conflictingResourceForeground", "statusBarItem.errorBackground",
            "inputValidation.errorBorder",
        ],
        Role.danger.on: ["statusBarItem.errorForeground"],
        .info: ["inputValidation.infoBorder"],
        .codeBackground: ["textCodeBlock.background", "textPreformat.background"],
        .code: ["textPreformat.foreground"],
    ]
}
