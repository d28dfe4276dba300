import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  minWidth: 0,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
});

export const list = layerStyle('base', { margin: 0, padding: '4px 0', listStyle: 'none' });

export const item = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  padding: '8px 16px',
  outline: 'none',
  selectors: { '&:focus-visible': { background: vars.color.surface.sunken } },
});

/** As large as an avatar, and without anybody's hue. */
export const sign = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.full,
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

globalStyle(`${sign} > svg`, { '@layer': { [layers.base]: { width: 14, height: 14 } } });

export const words = layerStyle('base', {
  display: 'grid',
  gap: 8,
  minWidth: 0,
  paddingBlockStart: 2,
  overflowWrap: 'anywhere',
});

export const sentence = layerStyle('base', { margin: 0 });

export const strong = layerStyle('base', { fontWeight: vars.font.weight.strong });

globalStyle(`${sentence} > ${strong}:not(a)`, {
  '@layer': { [layers.base]: { color: vars.color.text.primary } },
});

export const time = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
});

export const body = layerStyle('base', {
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
});

export const footer = layerStyle('base', {
  display: 'flex',
  justifyContent: 'center',
  padding: '4px 16px 12px',
});

export const loading = layerStyle('base', { display: 'grid', gap: 16, padding: 16 });

export const waiting = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
});

export const empty = layerStyle('layout', { padding: '24px 16px 28px' });
