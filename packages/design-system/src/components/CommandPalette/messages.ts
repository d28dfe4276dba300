/** Words of CommandPalette in English. */
export const commandPaletteMessages = {
  name: 'Commands',
  placeholder: 'Type a command...',
  recent: 'Recent',
  back: 'Back',
  close: 'Close',
  failed: 'Could not be loaded',
  retry: 'Try again',
  /** What the arrows and Enter do, beside them at the foot. */
  move: 'Move',
  take: 'Open',
};
