export { type ShortcutOptions, useShortcut } from './useShortcut';
export { useShortcutText } from './useShortcutText';
