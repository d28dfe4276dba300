import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
});

const phone = 'screen and (max-width: 640px)';

export const words = layerStyle('base', {
  flex: '1 1 240px',
  minWidth: 0,
  '@media': {
    [phone]: {
      flexBasis: 160,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

export const back = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  marginBlockEnd: 2,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { color: vars.color.text.primary } },
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
    // Its arrow alone, before the title.
    [phone]: {
      justifyContent: 'center',
      width: 32,
      minHeight: 44,
      gap: 0,
      margin: '0 4px 0 -8px',
      fontSize: 0,
    },
  },
});

export const backIcon = layerStyle('base', {
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const line = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '@media': { [phone]: { gridColumn: '2' } },
});

export const title = layerStyle('base', {
  margin: 0,
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.title,
  lineHeight: vars.font.leading.title,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});

export const meta = layerStyle('base', {
  marginBlockStart: 2,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      gridColumn: '1 / -1',
      // The arrow leads up.
      selectors: { [`${back} ~ &:has(> [data-component="Breadcrumb"])`]: { display: 'none' } },
    },
  },
});

export const actions = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  '@media': { print: { display: 'none' } },
});

export const primary = layerStyle('base', {
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'flex',
      position: 'fixed',
      insetInlineEnd: 14,
      insetBlockEnd: 'calc(14px + env(safe-area-inset-bottom))',
      zIndex: 20,
      borderRadius: vars.radius.control,
      boxShadow: vars.shadow.menu,
    },
  },
});

globalStyle(`${back} > svg`, { '@layer': { [layers.base]: { width: 14, height: 14 } } });
