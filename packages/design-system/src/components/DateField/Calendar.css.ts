import { vars } from '../../theme/contract.css';
import { focusRingInside } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const month = layerStyle('base', { position: 'relative' });

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

export const chevron = layerStyle('variant', {
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
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

export const cell = layerStyle('base', { padding: 1, textAlign: 'center' });

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
    fontFamily: vars.font.mono,
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
  },
});

export const footer = layerStyle('base', {
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: 4,
  paddingBlockStart: 6,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});
