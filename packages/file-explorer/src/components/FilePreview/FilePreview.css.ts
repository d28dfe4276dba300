import { layerStyle, vars } from '@linework/design-system/styling';

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  flex: '1 1 auto',
  background: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const host = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 160,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
});

export const waiting = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const blank = layerStyle('base', {
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 20,
  minHeight: 160,
  textAlign: 'center',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  overflow: 'auto',
});
export const words = layerStyle('base', { maxWidth: '30ch' });
export const problem = layerStyle('base', { textAlign: 'start', overflowWrap: 'anywhere' });
export const failedIcon = layerStyle('base', { color: vars.color.text.muted });

export const controls = layerStyle('base', {
  position: 'absolute',
  insetBlockEnd: 10,
  insetInline: 0,
  marginInline: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 16px)',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
  paddingInline: 4,
  paddingBlock: 3,
  borderRadius: vars.radius.menu,
  background: vars.color.surface.tooltip,
  color: vars.color.text.onTooltip,
  boxShadow: vars.shadow.menu,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const onDark = {
  color: vars.color.text.onTooltip,
  vars: { [vars.color.surface.hover]: `color-mix(in srgb, ${vars.color.text.onTooltip} 18%, transparent)` },
};
export const control = layerStyle('state', onDark);
export const fit = layerStyle('state', {
  ...onDark,
  minWidth: 44,
  minHeight: 26,
  padding: '0 6px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} currentColor`,
      outlineOffset: '-2px',
    },
  },
});
export const figure = layerStyle('base', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  minWidth: 52,
  textAlign: 'center',
});
export const divider = layerStyle('base', {
  width: 1,
  height: 16,
  marginInline: 6,
  background: 'currentColor',
  opacity: 0.3,
});
export const facts = layerStyle('base', { paddingInline: 8, paddingBlock: 4 });
