/** Names of keys in English, for keyboards that are not Apple's. */
export const shortcutMessages = {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  /** Of keys that are pressed one after another. */
  oneAfterAnother: (keys: readonly string[]) => keys.join(' then '),
};
