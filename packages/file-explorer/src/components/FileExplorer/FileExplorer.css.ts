import { layerStyle, vars } from '@linework/design-system/styling';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.default}`;

const focusRing = {
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offset,
      boxShadow: vars.focus.halo,
    },
  },
};

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 320,
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.sheet,
  boxShadow: vars.shadow.sheet,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const toolbar = layerStyle('base', {
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 12px',
  borderBlockEnd: hairline,
});
export const where = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  flex: '1 1 auto',
});
export const history = layerStyle('base', { display: 'flex', flexShrink: 0 });
export const crumbs = layerStyle('base', { minWidth: 0 });
export const crumb = layerStyle('base', {
  padding: '2px 3px',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
});
export const tools = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  selectors: { '[data-room="narrow"] &': { flex: '1 1 100%' } },
});
export const search = layerStyle('base', {
  width: 220,
  selectors: { '[data-room="narrow"] &': { width: 'auto', flex: '1 1 calc(100% - 96px)', order: -2 } },
});

export const viewToggle = layerStyle('base', {
  selectors: { '[data-room="narrow"] &': { order: -1 } },
});

export const strip = layerStyle('base', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  minHeight: 42,
  padding: '4px 12px 4px 16px',
  borderBlockEnd: hairline,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '[data-room="narrow"] &': { paddingInlineStart: 12, minHeight: 48 } },
});
export const stripSelected = layerStyle('variant', {
  background: vars.color.surface.selected,
  color: vars.color.text.onSelected,
});
export const hint = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${stripSelected} &`]: { color: 'inherit' } },
});
export const count = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  flexShrink: 0,
  whiteSpace: 'nowrap',
});
export const figure = layerStyle('base', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = layerStyle('base', {
  display: 'inline-flex',
  gap: 6,
  flexShrink: 0,
  selectors: { '[data-room="narrow"] &': { marginInlineStart: 'auto' } },
});
export const stripEnd = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  flexShrink: 0,
});

export const errors = layerStyle('base', {
  flexShrink: 0,
  margin: 8,
  maxHeight: 160,
  overflowY: 'auto',
  selectors: { '[role="dialog"] &': { margin: 0 } },
});
export const errorList = layerStyle('base', {
  margin: 0,
  paddingInlineStart: 18,
  overflowWrap: 'anywhere',
});

export const body = layerStyle('base', { flex: '1 1 0', display: 'flex', minHeight: 0, minWidth: 0 });
export const main = layerStyle('base', {
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});
export const files = layerStyle('base', {
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  minHeight: 0,
});

export const pane = layerStyle('base', {
  flex: '0 0 182px',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  boxSizing: 'border-box',
  padding: 8,
  overflowY: 'auto',
  borderInlineEnd: hairline,
});
export const tree = layerStyle('base', { flexShrink: 0 });
/** The arrow's room stays empty where no folder has any in it. */
export const paneName = layerStyle('base', {
  selectors: {
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2px dashed ${vars.color.accent.mark}`,
      borderRadius: vars.radius.nav,
      background: `color-mix(in srgb, ${vars.color.accent.mark} 12%, transparent)`,
      pointerEvents: 'none',
    },
  },
});
export const newFolder = layerStyle('state', {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: vars.size.navEntry,
  paddingInline: '28px 8px',
  border: 0,
  borderRadius: vars.radius.nav,
  background: 'transparent',
  color: vars.color.text.secondary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const icon = layerStyle('base', { width: vars.size.icon, height: vars.size.icon, flexShrink: 0 });

export const preview = layerStyle('base', {
  flex: '0 0 285px',
  display: 'grid',
  gridTemplateRows: 'auto minmax(200px, 1fr) auto',
  overflowY: 'auto',
  minHeight: 0,
  minWidth: 0,
  borderInlineStart: hairline,
});
export const previewHead = layerStyle('base', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 42,
  boxSizing: 'border-box',
  padding: '4px 8px 4px 14px',
  borderBlockEnd: hairline,
});
export const previewTitle = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  margin: 0,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const previewEmpty = layerStyle('base', {
  gridRow: '1 / -1',
  margin: 'auto',
  padding: 24,
  textAlign: 'center',
  color: vars.color.text.muted,
});
export const status = layerStyle('base', {
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  boxSizing: 'border-box',
  minHeight: 34,
  padding: '6px 16px',
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});
export const statusEnd = layerStyle('base', {
  marginInlineStart: 'auto',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
});

export const dropHint = layerStyle('base', {
  position: 'absolute',
  inset: 6,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  border: `2px dashed ${vars.color.accent.mark}`,
  borderRadius: vars.radius.sheet,
  background: `color-mix(in srgb, ${vars.color.accent.subtle} 88%, transparent)`,
  color: vars.color.accent.onSubtle,
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  fontWeight: vars.font.weight.strong,
});

export const fileInput = layerStyle('base', {
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
});
