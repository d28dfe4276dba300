import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRingInside } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

/** Height of a row; index of a row; how many levels it lies under the top. */
const rowHeight = createVar();
export const rowIndex = createVar();
export const rowCount = createVar();
export const rowDepth = createVar();

/** px that each level is further in: the room of the arrow. */
const INDENT = 20;

export const root = layerStyle('base', {
  vars: { [rowHeight]: vars.size.navEntry },
  position: 'relative',
  boxSizing: 'border-box',
  minWidth: 0,
  overflow: 'auto',
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  '@media': { '(pointer: coarse)': { vars: { [rowHeight]: `max(44px, ${vars.size.navEntry})` } } },
});

export const list = layerStyle('base', {
  position: 'relative',
  height: `calc(${rowHeight} * ${rowCount})`,
  overflow: 'clip',
});

/** Rows lie where their number says, so that the ones out of sight need not be there. */
export const row = [
  layerStyle('base', {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    transform: `translateY(calc(${rowHeight} * ${rowIndex}))`,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    height: rowHeight,
    boxSizing: 'border-box',
    paddingInline: `calc(4px + ${INDENT}px * ${rowDepth}) 8px`,
    borderRadius: vars.radius.nav,
    cursor: 'pointer',
    userSelect: 'none',
  }),
  layerStyle('state', {
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&[aria-selected="true"], &[aria-checked="true"]': {
        background: vars.color.surface.selected,
        color: vars.color.text.onSelected,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"], &[aria-checked="true"]': {
            outline: '1px solid Highlight',
            outlineOffset: -1,
          },
        },
      },
    },
  }),
  focusRingInside,
].join(' ');

export const plain = layerStyle('variant', { cursor: 'default' });

/** A hairline under the arrow of each open ancestor. */
export const guides = layerStyle('base', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 4 + INDENT / 2 - 2,
  width: `calc(${INDENT}px * ${rowDepth})`,
  pointerEvents: 'none',
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.border.default} 0 1px, transparent 1px ${INDENT}px)`,
  selectors: {
    '&:dir(rtl)': {
      backgroundImage: `repeating-linear-gradient(to left, ${vars.color.border.default} 0 1px, transparent 1px ${INDENT}px)`,
    },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const arrow = [
  layerStyle('base', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 24,
    height: '100%',
    color: vars.color.text.muted,
    // As wide as a finger's mistake: the gap beside it belongs to it.
    marginInline: -4,
  }),
  layerStyle('state', {
    selectors: { [`${row.split(' ')[0]}:hover &`]: { color: vars.color.text.primary } },
  }),
].join(' ');

export const arrowIcon = [
  layerStyle('base', {
    width: 16,
    height: 16,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeStandard}`,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
  layerStyle('state', {
    selectors: {
      '[aria-expanded="true"] > * > &': { transform: 'rotate(90deg)' },
      '[aria-expanded="true"] > * > &:dir(rtl)': { transform: 'scaleX(-1) rotate(90deg)' },
    },
  }),
].join(' ');

export const icon = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.text.secondary,
});

export const words = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const trailing = layerStyle('base', {
  flexShrink: 0,
  marginInlineStart: 8,
  color: vars.color.text.muted,
  fontSize: vars.font.size.meta,
  fontVariantNumeric: 'tabular-nums',
});

export const box = [
  layerStyle('base', {
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: vars.size.checkbox,
    height: vars.size.checkbox,
    border: `${vars.stroke.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.checkbox,
    background: vars.color.surface.field,
    color: vars.color.accent.onMark,
  }),
  layerStyle('state', {
    selectors: {
      '[aria-checked="true"] > &': {
        background: vars.color.accent.mark,
        borderColor: vars.color.accent.mark,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '[aria-checked="true"] > &': { background: 'Highlight' } } },
    },
  }),
].join(' ');

export const tick = layerStyle('base', { position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const loading = layerStyle('variant', { cursor: 'default', color: vars.color.text.muted });
export const failed = layerStyle('variant', { color: vars.color.danger.text });
export const empty = layerStyle('base', { padding: '12px 8px', color: vars.color.text.muted });
