window.themepreviewLevels = [
["harbor","aa","AA",["light","dark","light"]],
["broadsheet","aa","AA",["light","dark"]],
["jellybean","aa","AA",["light","dark"]],
["keystone","aa","AA",["light","dark"]],
["ledger","aaa","AAA",["light","dark","light"]],
["nord","below","below AA",["dark","light"]],
["orchard","aa","AA",["light","dark"]],
["phosphor","aa","AA",["dark","light"]],
["solarized","below","below AA",["light","dark"]],
["voltline","aa","AA",["light","dark"]]
];
