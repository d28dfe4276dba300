import { layerStyle, vars } from '@linework/design-system/styling';
import { INK } from '../../compare/ink';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.default}`;
/** px of the dialog, from which the list stands beside the drawing. */
const WIDE = '(min-width: 760px)';

export const root = layerStyle('base', { containerType: 'inline-size' });
export const frame = layerStyle('base', {
  display: 'grid',
  gridTemplateRows: 'minmax(280px, 48vh) auto',
  border: hairline,
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'min(68vh, 760px)' },
  },
});
export const side = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  borderBlockStart: hairline,
  '@container': { [WIDE]: { borderBlockStart: 0, borderInlineStart: hairline } },
});
export const sliders = layerStyle('base', {
  display: 'grid',
  gap: 12,
  padding: '12px 16px',
  borderBlockEnd: hairline,
});
export const changes = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: '1 1 auto',
});
export const changesHead = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 4px 16px',
});
export const heading = layerStyle('base', {
  margin: 0,
  marginInlineEnd: 'auto',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.strong,
});
export const figure = layerStyle('base', {
  minWidth: 48,
  textAlign: 'center',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size.small,
});
export const legend = layerStyle('base', {
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: '4px 16px 12px',
  listStyle: 'none',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});
export const legendRow = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 10 });
export const count = layerStyle('base', {
  marginInlineStart: 'auto',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
});
const sampleOf = (side: keyof typeof INK, style: string) =>
  layerStyle('base', {
    flex: 'none',
    width: 28,
    // On paper, as in the drawing.
    padding: '5px 3px',
    background: '#fff',
    borderRadius: 3,
    selectors: {
      '&::before': { content: '""', display: 'block', borderBlockStart: `${style} ${INK[side]}` },
    },
  });
export const sample = {
  unchanged: sampleOf('unchanged', '1px solid'),
  added: sampleOf('added', '2px solid'),
  removed: sampleOf('removed', '2px dashed'),
};
export const nothing = layerStyle('base', {
  margin: 0,
  padding: '16px',
  borderBlockStart: hairline,
  color: vars.color.text.secondary,
});
export const list = layerStyle('base', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  minHeight: 0,
  borderBlockStart: hairline,
});
export const change = layerStyle('state', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '8px 16px',
  border: 0,
  background: 'transparent',
  color: vars.color.text.primary,
  font: 'inherit',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-current]': { background: vars.color.surface.selected },
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
});
export const number = layerStyle('base', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  boxSizing: 'border-box',
  paddingInline: 4,
  border: '1.5px solid currentColor',
  borderRadius: 11,
  fontSize: vars.font.size.small,
  lineHeight: 1,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const words = layerStyle('base', { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const title = layerStyle('base', { display: 'block', fontWeight: vars.font.weight.medium });
export const places = layerStyle('base', {
  display: 'block',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});
export const counts = layerStyle('base', {
  flex: 'none',
  display: 'inline-flex',
  gap: 6,
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size.small,
});
export const added = layerStyle('base', { color: vars.color.success.text });
export const removed = layerStyle('base', { color: vars.color.danger.text });

export const pick = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 12,
  marginBlockEnd: 12,
});
