import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const wide = 'screen and (min-width: 768px)';

/** From medium widths up the box itself, below a button that opens it. */
export const box = layerStyle('base', {
  display: 'none',
  position: 'relative',
  minWidth: 0,
  '@media': { [wide]: { display: 'block' } },
});

export const opener = layerStyle('base', { '@media': { [wide]: { display: 'none' } } });

/** Under the box, at least as wide, and free to be wider than a narrow one. */
export const popup = layerStyle('layout', {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  width: 'max(100%, min(440px, calc(100vw - 32px)))',
  maxHeight: 'min(60vh, 560px)',
  display: 'flex',
  flexDirection: 'column',
});

export const results = layerStyle('base', { display: 'flex', flexDirection: 'column', minHeight: 0 });

/** In line with the groups' names under it. */
export const notice = layerStyle('variant', {
  paddingBlock: '10px 2px',
  paddingInline: 16,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const groupLabel = layerStyle('base', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 2px',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
});

/** Nothing is chosen here, so no room is kept for a tick. */
export const option = layerStyle('variant', { paddingInlineEnd: 8 });

export const end = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});

export const check = layerStyle('base', {
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.accent.text,
});

export const icon = layerStyle('base', {
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});
