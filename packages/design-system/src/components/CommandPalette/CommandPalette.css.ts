import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

const line = `${vars.stroke.hairline} solid ${vars.color.border.subtle}`;

export const root = layerStyle('variant', { maxWidth: 620, overflow: 'hidden' });

export const field = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  paddingInline: '16px 12px',
  borderBlockEnd: line,
});

/** On a page the way back takes the glass's place. */
export const onPage = layerStyle('variant', { paddingInlineStart: 8 });

export const icon = layerStyle('base', {
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.text.muted,
});

export const crumb = layerStyle('base', {
  flexShrink: 0,
  maxWidth: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  padding: '1px 8px',
  borderRadius: vars.radius.badge,
  background: vars.color.neutral.subtle,
  color: vars.color.neutral.onSubtle,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
});

export const input = layerStyle('base', {
  flex: '1 1 0',
  minWidth: 0,
  height: 52,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.lead,
  selectors: {
    '&::placeholder': { color: vars.color.text.placeholder, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${vars.font.size.lead})` } },
});

const fingers = '(pointer: coarse), (max-width: 640px)';

/** Keys for who has some, a cross for who has not. */
export const keysOnly = layerStyle('layout', { '@media': { [fingers]: { display: 'none' } } });
export const fingersOnly = layerStyle('layout', {
  display: 'none',
  '@media': { [fingers]: { display: 'inline-flex' } },
});

/** Keeps its room, so that nothing jumps while one types. */
export const body = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  height: 'min(376px, 55vh)',
  selectors: { '&:empty': { height: 0 } },
});

// In line with the field above.
globalStyle(`${body} [role="listbox"]`, { '@layer': { [layers.layout]: { padding: 8 } } });
globalStyle(`${body} [role="option"]`, {
  '@layer': { [layers.layout]: { minHeight: 34 } },
  '@media': { '(pointer: coarse)': { '@layer': { [layers.layout]: { minHeight: 44 } } } },
});

export const foot = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 36,
  paddingInline: 16,
  borderBlockStart: line,
  fontSize: vars.font.size.meta,
  color: vars.color.text.muted,
});

export const key = layerStyle('base', { display: 'inline-flex', alignItems: 'center', gap: 6 });

export const last = layerStyle('layout', { marginInlineStart: 'auto' });

export const chevron = layerStyle('base', {
  width: vars.size.icon,
  height: vars.size.icon,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
