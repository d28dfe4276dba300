import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: vars.size.controlSmall,
  margin: 0,
  padding: '2px 10px',
  boxSizing: 'border-box',
  border: `${vars.stroke.control} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.badge,
  background: vars.color.surface.sheet,
  color: vars.color.text.secondary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { ...fading('background-color'), '&:hover': { background: vars.color.surface.hover } },
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
  },
});

export const state = layerStyle('state', {
  selectors: {
    '&[aria-pressed="true"], &[aria-current="true"]': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.mark,
      color: vars.color.accent.onSubtle,
    },
    '&:disabled': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"], &[aria-current="true"]': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const label = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = layerStyle('base', {
  flexShrink: 0,
  fontFamily: vars.font.figures,
  fontSize: vars.font.size.meta,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
});

globalStyle(`${root} > svg`, { '@layer': { [layers.base]: { width: 14, height: 14, flexShrink: 0 } } });

export const group = layerStyle('base', { display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 });

export const lineGroup = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
});

/** Room for the focus ring, which the line would cut off. */
const ring = 4;

/**
 * One line of chips: those that do not fit are on lines below, cut off; focus scrolls to them. On a phone it scrolls sideways
 * under the finger.
 */
export const line = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  boxSizing: 'border-box',
  maxHeight: `calc(${vars.size.controlSmall} + ${2 * ring}px)`,
  padding: ring,
  margin: -ring,
  overflow: 'hidden',
  '@media': {
    // As wide as there is room: a chip's share of a line that is as wide as its chips would cut the only one short.
    'screen and (max-width: 640px)': {
      flex: '1 1 auto',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '(pointer: coarse)': { maxHeight: 44 + 2 * ring },
    print: { maxHeight: 'none' },
  },
});

export const inLine = layerStyle('layout', {
  '@media': { 'screen and (max-width: 640px)': { flexShrink: 0, maxWidth: '80%' } },
});
