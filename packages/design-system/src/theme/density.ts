import type { ThemeTokens } from './tokens';

/** Smallest target that a finger or an unsteady pointer still meets, px (WCAG 2.2, 2.5.8). */
const smallestTarget = 24;

/** How much of its size each token keeps where `data-density="compact"` is set; what is not named stays as it is. */
const kept: Partial<Record<keyof ThemeTokens['size'], number>> = {
  controlSmall: 0.88,
  control: 0.86,
  controlLarge: 0.86,
  controlPadding: 0.84,
  row: 0.8,
  rowTall: 0.84,
  tableHeader: 0.86,
  tab: 0.86,
  navEntry: 0.86,
  topbar: 0.88,
  sheetPadding: 0.75,
};

/**
 * The sizes of a theme for people who would rather see more at once: rows, controls and paddings shrink, text does not.
 * Only what differs from `sizes`; whole pixels, and no target under 24 px. On a coarse pointer controls stay at 44 px.
 */
export function compactSizes(sizes: ThemeTokens['size']): Partial<ThemeTokens['size']> {
  return Object.fromEntries(
    Object.entries(sizes).flatMap(([key, size]) => {
      const share = kept[key as keyof ThemeTokens['size']];
      if (share === undefined || !size.endsWith('px')) return [];
      const before = Number.parseFloat(size);
      const isTarget = !key.endsWith('Padding');
      const least = isTarget ? Math.min(before, smallestTarget) : 0;
      const after = Math.max(least, Math.round(before * share));
      return after === before ? [] : [[key, `${after}px`]];
    }),
  );
}
