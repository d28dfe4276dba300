import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { closed } from '../closed.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Over what a menu may stand in, under the menu. */
export const menuCover = layerStyle('layout', { zIndex: 75 });

export const root = layerStyle('base', {
  zIndex: 75,
  boxSizing: 'border-box',
  minWidth: 'max(180px, var(--radix-dropdown-menu-trigger-width, 0px))',
  maxWidth: 'min(340px, calc(100vw - 16px))',
  maxHeight:
    'var(--radix-dropdown-menu-content-available-height, var(--radix-context-menu-content-available-height))',
  overflowY: 'auto',
  padding: 4,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  outline: 'none',
  animation: `${appear} ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  selectors: closed,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const entry = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 30,
  padding: '4px 8px',
  borderRadius: vars.radius.menuEntry,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const entryState = layerStyle('state', {
  selectors: {
    '&[data-highlighted]': { background: vars.color.surface.hover },
    '&[data-state="open"]': { background: vars.color.surface.hover },
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
    '&[data-disabled]': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const tone = styleVariants({
  neutral: [layerStyle('variant', {})],
  danger: [
    layerStyle('variant', {
      color: vars.color.danger.text,
      selectors: {
        '&[data-highlighted]': {
          background: vars.color.danger.subtle,
          color: vars.color.danger.onSubtle,
        },
      },
    }),
  ],
});

export const icon = layerStyle('base', {
  display: 'inline-flex',
  flexShrink: 0,
  width: 16,
  justifyContent: 'center',
});

globalStyle(`${icon} > svg`, {
  '@layer': { [layers.base]: { width: vars.size.icon, height: vars.size.icon } },
});

export const label = layerStyle('base', { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const shortcut = layerStyle('base', {
  flexShrink: 0,
  marginInlineStart: 16,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.meta,
  color: vars.color.text.muted,
});

export const opensSub = layerStyle('variant', { paddingInlineEnd: 4 });

export const chevron = layerStyle('base', {
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  marginInlineStart: 12,
  color: vars.color.text.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const heading = layerStyle('base', {
  padding: '6px 8px 4px',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  textTransform: vars.font.labelTransform,
});

export const separator = layerStyle('base', {
  height: 1,
  margin: '4px -4px',
  background: vars.color.border.default,
});
