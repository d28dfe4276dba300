import { vars } from '../../theme/contract.css';
import { focusRingInside } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

/** Side by side where there are two; the arrows stand at the outer corners. */
export const months = layerStyle('base', { position: 'relative', display: 'flex', gap: 20 });

export const month = layerStyle('base', { minWidth: 0 });

export const caption = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 28,
  paddingInline: 32,
  marginBlockEnd: 4,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.strong,
  '@media': { '(pointer: coarse)': { minHeight: 44, paddingInline: 48 } },
});

const stepMonth = {
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  width: 28,
  height: 28,
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
} as const;

export const previous = [
  layerStyle('variant', { ...stepMonth, insetInlineStart: 0 }),
  layerStyle('state', {
    selectors: { '&[aria-disabled="true"]': { opacity: vars.decoration.disabledOpacity } },
  }),
].join(' ');

export const next = [
  layerStyle('variant', { ...stepMonth, insetInlineEnd: 0 }),
  layerStyle('state', {
    selectors: { '&[aria-disabled="true"]': { opacity: vars.decoration.disabledOpacity } },
  }),
].join(' ');

export const captionMenus = layerStyle('base', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
});

export const captionMenu = layerStyle('base', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
});

export const captionSelect = [
  layerStyle('base', {
    boxSizing: 'border-box',
    height: 28,
    margin: 0,
    paddingBlock: 0,
    paddingInlineStart: 6,
    paddingInlineEnd: 18,
    border: 0,
    borderRadius: vars.radius.menuEntry,
    appearance: 'none',
    // As wide as the month that is shown, where a browser can.
    fieldSizing: 'content',
    background: 'transparent',
    color: vars.color.text.primary,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { height: 44, fontSize: 16 } },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  }),
  focusRingInside,
].join(' ');

export const captionIcon = layerStyle('base', {
  position: 'absolute',
  insetInlineEnd: 4,
  width: 12,
  height: 12,
  strokeWidth: 2,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

export const grid = layerStyle('base', { borderCollapse: 'collapse', margin: 0 });

export const weekday = layerStyle('base', {
  height: 24,
  padding: 0,
  fontSize: vars.font.size.meta,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  textAlign: 'center',
});

export const cell = layerStyle('base', { position: 'relative', padding: 1, textAlign: 'center' });

/** A day of the month that the grid beside shows: neither seen nor read twice. */
export const hidden = layerStyle('state', { visibility: 'hidden' });

/** The days between the ends of a range: one band from edge to edge. */
const band = {
  content: '""',
  position: 'absolute',
  insetBlock: 1,
  background: vars.color.accent.subtle,
  pointerEvents: 'none',
} as const;

const bandInForcedColors = {
  '(forced-colors: active)': {
    selectors: { '&::before': { borderBlock: '1px solid Highlight', background: 'none' } },
  },
} as const;

export const rangeStart = layerStyle('variant', {
  selectors: { '&::before': { ...band, insetInlineStart: '50%', insetInlineEnd: 0 } },
  '@media': bandInForcedColors,
});

export const rangeEnd = layerStyle('variant', {
  selectors: { '&::before': { ...band, insetInlineStart: 0, insetInlineEnd: '50%' } },
  '@media': bandInForcedColors,
});

export const rangeMiddle = layerStyle('variant', {
  selectors: {
    '&::before': { ...band, insetInline: 0 },
  },
  '@media': bandInForcedColors,
});

export const day = [
  layerStyle('base', {
    boxSizing: 'border-box',
    position: 'relative',
    width: 32,
    height: 30,
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.menuEntry,
    background: 'transparent',
    color: vars.color.text.primary,
    fontFamily: vars.font.figures,
    fontSize: vars.font.size.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '@media': { '(pointer: coarse)': { width: 42, height: 44 } },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.surface.hover },
      '[data-outside] > &': { color: vars.color.text.muted },
      '[data-today] > &': {
        borderColor: vars.color.accent.border,
        color: vars.color.accent.text,
        fontWeight: vars.font.weight.medium,
      },
      '[data-selected] > &, [data-selected] > &:hover': {
        background: vars.color.accent.mark,
        borderColor: vars.color.accent.mark,
        color: vars.color.accent.onMark,
        fontWeight: vars.font.weight.medium,
      },
      [`${rangeMiddle} > &, ${rangeMiddle} > &:hover`]: {
        background: 'transparent',
        borderColor: 'transparent',
        color: vars.color.accent.onSubtle,
        fontWeight: 'inherit',
      },
      [`${rangeMiddle} > &:hover`]: { borderColor: vars.color.accent.border },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-selected] > &': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
  focusRingInside,
].join(' ');

/** A dot under the figure, so that today is not told by colour alone. */
export const today = layerStyle('base', {
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 5,
      insetInlineStart: 'calc(50% - 2px)',
      width: 4,
      height: 4,
      borderRadius: vars.radius.full,
      background: vars.color.accent.text,
      pointerEvents: 'none',
    },
    '&[data-selected]::after': { background: vars.color.accent.onMark },
    [`&${rangeMiddle}[data-selected]::after`]: { background: vars.color.accent.onSubtle },
  },
});

export const footer = layerStyle('base', {
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: 4,
  paddingBlockStart: 6,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});
