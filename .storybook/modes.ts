import { themeIds } from '@linework/design-system/themes';

/** Chromatic takes every sheet in the fifteen themes, as `scripts/test-storybook.mjs` does, and in what else it can be read. */
export const chromaticModes = Object.fromEntries([
  ...themeIds.map((theme) => [theme, { theme }]),
  ['right to left', { theme: 'default', direction: 'rtl' }],
  ['compact', { theme: 'default', density: 'compact' }],
]);
