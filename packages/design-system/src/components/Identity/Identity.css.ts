import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: '100%',
});

export const words = layerStyle('base', { display: 'block', minWidth: 0, textAlign: 'start' });

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = layerStyle('base', {
  ...line,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.primary,
});

export const named = layerStyle('variant', { fontWeight: vars.font.weight.medium });

export const detail = layerStyle('base', {
  ...line,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
});

/** A person who can be pressed: opens the menu in the sidebar's foot. */
export const button = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  margin: 0,
  padding: '4px 10px',
  border: 0,
  borderRadius: vars.radius.nav,
  background: 'transparent',
  color: vars.color.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});

export const fill = layerStyle('layout', { flex: '1 1 auto' });

export const opener = layerStyle('base', { flexShrink: 0, width: 14, height: 14 });
