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

export const words = layerStyle('base', { flex: '1 1 240px', minWidth: 0 });

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
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
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
});

export const actions = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
});

globalStyle(`${back} > svg`, { '@layer': { [layers.base]: { width: 14, height: 14 } } });
