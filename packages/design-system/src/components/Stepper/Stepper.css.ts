import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

const mark = createVar();
const narrow = '(max-width: 600px)';

export const root = layerStyle('base', {
  containerType: 'inline-size',
  minWidth: 0,
  vars: { [mark]: '24px' },
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
});

export const list = layerStyle('base', { display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

export const orientation = styleVariants({
  horizontal: [layerStyle('variant', { alignItems: 'flex-start', gap: 12 })],
  vertical: [layerStyle('variant', { flexDirection: 'column' })],
});

export const step = styleVariants({
  horizontal: [
    layerStyle('variant', {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 12,
      flex: '1 1 0',
      minWidth: 0,
      selectors: { '&:last-child': { flex: '0 1 auto' } },
      // Where words have no room, only those of the current step are seen.
      '@container': {
        [narrow]: {
          selectors: {
            '&, &:last-child': { flex: '0 0 auto' },
            '&[data-current]': { flex: '0 1 auto' },
          },
        },
      },
    }),
  ],
  vertical: [
    layerStyle('variant', {
      position: 'relative',
      minWidth: 0,
      paddingBlockEnd: 20,
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        // The line from mark to mark.
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetBlock: `calc(${mark} + 4px) 4px`,
          insetInlineStart: `calc(${mark} / 2 - 1px)`,
          width: 2,
          background: vars.color.border.default,
        },
        '&[data-state="done"]:not(:last-child)::before': { background: vars.color.accent.mark },
      },
    }),
  ],
});

/** The line to the next step. */
export const line = layerStyle('base', {
  flex: '1 1 12px',
  minWidth: 12,
  height: 2,
  marginBlockStart: `calc(${mark} / 2 - 1px)`,
  background: vars.color.border.default,
  selectors: { '[data-state="done"] > &': { background: vars.color.accent.mark } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  '@container': { [narrow]: { display: 'none' } },
});

/** Mark and words: a button where one may go there. */
export const face = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  borderRadius: vars.radius.control,
});

export const button = [
  focusRing,
  layerStyle('variant', {
    position: 'relative',
    cursor: 'pointer',
    // The hit area is larger than the mark.
    selectors: { '&::after': { content: '""', position: 'absolute', inset: -6 } },
    '@media': { '(pointer: coarse)': { selectors: { '&::after': { inset: -10 } } } },
  }),
  layerStyle('state', {
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
].join(' ');

export const marker = [
  layerStyle('base', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: mark,
    height: mark,
    boxSizing: 'border-box',
    border: `2px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface.sheet,
    color: vars.color.text.secondary,
    fontSize: vars.font.size.meta,
    lineHeight: 1,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
  layerStyle('state', {
    selectors: {
      '[data-state="current"] &': { borderColor: vars.color.accent.mark, color: vars.color.accent.text },
      '[data-state="done"] &': {
        borderColor: vars.color.accent.mark,
        background: vars.color.accent.mark,
        color: vars.color.accent.onMark,
      },
      '[data-state="error"] &': {
        borderColor: vars.color.danger.mark,
        background: vars.color.danger.subtle,
        color: vars.color.danger.onSubtle,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '[data-current] &': { outline: '2px solid Highlight' } } },
    },
  }),
].join(' ');

export const sign = layerStyle('base', { width: 14, height: 14, strokeWidth: 2.5 });

export const words = layerStyle('base', {
  display: 'grid',
  minWidth: 0,
  paddingBlockStart: `max(0px, calc((${mark} - ${vars.font.leading.body}) / 2))`,
  overflowWrap: 'anywhere',
});

/** Left out for the eye on narrow pages, unless it is the current step's. */
export const wordsInRow = layerStyle('layout', {
  '@container': {
    [narrow]: {
      selectors: {
        'li:not([data-current]) &': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const label = layerStyle('base', {
  fontWeight: vars.font.weight.medium,
  selectors: {
    '[data-current] &': { color: vars.color.text.primary, fontWeight: vars.font.weight.strong },
    '[data-state="error"] &': { color: vars.color.danger.text },
    ':disabled &': { color: vars.color.text.muted },
    'button:hover:not(:disabled) &': { textDecoration: 'underline' },
  },
});

export const detail = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});
