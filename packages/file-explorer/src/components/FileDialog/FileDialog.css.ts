import { layerStyle, vars } from '@linework/design-system/styling';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.default}`;

export const details = layerStyle('base', {
  flexShrink: 0,
  maxHeight: '45%',
  overflowY: 'auto',
  padding: '10px 14px',
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
});
export const person = layerStyle('base', { display: 'inline-flex', alignItems: 'center', gap: 6 });

export const body = layerStyle('state', {
  display: 'flex',
  flexDirection: 'column',
  height: 'min(70vh, 720px)',
  minHeight: 280,
  border: hairline,
  borderRadius: vars.radius.control,
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
