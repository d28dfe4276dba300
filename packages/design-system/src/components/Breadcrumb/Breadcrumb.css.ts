import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const list = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
});

export const step = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
});

export const link = layerStyle('base', {
  minWidth: 0,
  maxWidth: '32ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: 3,
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: { '&:hover': { color: vars.color.text.primary, textDecorationLine: 'underline' } },
});

export const here = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.primary,
});

export const divider = layerStyle('base', {
  flexShrink: 0,
  width: 14,
  height: 14,
  color: vars.color.text.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
