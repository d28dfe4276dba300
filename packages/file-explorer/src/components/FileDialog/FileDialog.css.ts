import { layerStyle, vars } from '@linework/design-system/styling';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.default}`;

export const details = layerStyle('base', {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  padding: '10px 14px',
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
});
export const person = layerStyle('base', { display: 'inline-flex', alignItems: 'center', gap: 6 });

export const body = layerStyle('state', {
  display: 'grid',
  gridTemplateRows: 'minmax(260px, min(54vh, 560px)) auto',
  border: hairline,
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offset,
      boxShadow: vars.focus.halo,
    },
  },
});
export const neighbours = layerStyle('base', { display: 'inline-flex', marginInlineEnd: 'auto' });

export const below = layerStyle('base', { marginBlockStart: 16 });

export const heading = layerStyle('base', {
  margin: '16px 0 8px',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.strong,
});
export const revisions = layerStyle('base', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: hairline,
  borderRadius: vars.radius.sheet,
});
export const revision = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 48,
  padding: '6px 8px 6px 12px',
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '&[aria-current]': { background: vars.color.surface.sunken },
  },
});
export const revisionWords = layerStyle('base', {
  flex: '1 1 160px',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});
export const revisionName = layerStyle('base', { fontWeight: vars.font.weight.medium });
export const revisionFacts = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});
export const revisionActions = layerStyle('base', { display: 'inline-flex', marginInlineStart: 'auto' });
export const shownRevision = layerStyle('base', { marginBlockEnd: 12 });
