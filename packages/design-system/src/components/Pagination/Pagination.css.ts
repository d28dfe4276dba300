import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

const narrow = '(max-width: 560px)';

export const root = layerStyle('base', {
  containerType: 'inline-size',
  minWidth: 0,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
});

export const row = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '@container': { [narrow]: { justifyContent: 'center' } },
});

export const summary = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const size = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
});

globalStyle(`${size} [data-component="Select"]`, { '@layer': { [layers.layout]: { width: 84 } } });

export const pages = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  marginInlineStart: 'auto',
  '@container': {
    [narrow]: { width: '100%', justifyContent: 'space-between', marginInlineStart: 0, gap: 8 },
  },
});

/** The numbers, where there is room for them. */
export const number = layerStyle('layout', { '@container': { [narrow]: { display: 'none' } } });

/** Their place otherwise. */
export const compact = layerStyle('layout', {
  display: 'none',
  '@container': { [narrow]: { display: 'block' } },
});

export const page = layerStyle('layout', {
  minWidth: vars.size.control,
  paddingInline: 6,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(pointer: coarse)': { minWidth: 44 } },
});

export const current = layerStyle('state', {
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.surface.selected,
      color: vars.color.text.onSelected,
      fontWeight: vars.font.weight.strong,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const gap = layerStyle('base', {
  display: 'inline-flex',
  justifyContent: 'center',
  minWidth: vars.size.control,
  color: vars.color.text.muted,
  '@media': { '(pointer: coarse)': { minWidth: 44 } },
});

export const arrow = layerStyle('base', { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** The word beside the arrow, on wide pages and narrow ones: between them the numbers need the room. */
export const word = layerStyle('layout', {
  '@container': { '(min-width: 561px) and (max-width: 760px)': { display: 'none' } },
});
