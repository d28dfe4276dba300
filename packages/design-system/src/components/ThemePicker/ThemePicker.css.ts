import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

/** Colours of the drawn theme, which need not be the active one. */
export const drawn = {
  page: createVar(),
  sheet: createVar(),
  border: createVar(),
  topbar: createVar(),
  text: createVar(),
  accent: createVar(),
  mark: createVar(),
  radius: createVar(),
};

export const content = layerStyle('layout', {
  width: 'min(360px, calc(100vw - 16px))',
  maxWidth: 'none',
  maxHeight: 'min(480px, var(--radix-dropdown-menu-content-available-height))',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const entry = layerStyle('layout', { paddingBlock: 6 });

export const choice = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 10,
});

export const name = layerStyle('base', { display: 'block', fontWeight: vars.font.weight.medium });

export const description = layerStyle('base', {
  display: 'block',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
});

/** A screen in small: bar, page, sheet, a button and a line of text. */
export const swatch = layerStyle('base', {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'block',
  width: 48,
  height: 34,
  overflow: 'hidden',
  border: `1px solid ${drawn.border}`,
  borderRadius: 4,
  background: drawn.page,
  forcedColorAdjust: 'none',
});

export const bar = layerStyle('base', { display: 'block', height: 7, background: drawn.topbar });

export const sheet = layerStyle('base', {
  position: 'absolute',
  insetInline: 5,
  insetBlock: '11px 5px',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  paddingInline: 3,
  background: drawn.sheet,
  border: `1px solid ${drawn.border}`,
  borderRadius: `min(3px, ${drawn.radius})`,
});

export const button = layerStyle('base', {
  width: 12,
  height: 7,
  flexShrink: 0,
  borderRadius: `min(4px, ${drawn.radius})`,
  background: drawn.accent,
});

export const line = layerStyle('base', { flex: '1 1 auto', height: 2, background: drawn.text });

export const dot = layerStyle('base', {
  width: 4,
  height: 4,
  flexShrink: 0,
  borderRadius: 999,
  background: drawn.mark,
});
