import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 22,
  padding: '1px 7px',
  boxSizing: 'border-box',
  border: `${vars.stroke.hairline} solid ${vars.color.neutral.border}`,
  borderRadius: vars.radius.checkbox,
  background: vars.color.neutral.subtle,
  color: vars.color.neutral.onSubtle,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
});

export const label = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = layerStyle('base', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 16,
  height: 16,
  margin: 0,
  marginInlineEnd: -4,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.checkbox,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.pressed },
    // 24 px to hit, without making the tag taller.
    '&::after': { content: '""', position: 'absolute', inset: -4 },
  },
  '@media': {
    '(pointer: coarse)': { selectors: { '&::after': { inset: -14 } } },
  },
});

export const cross = layerStyle('base', { width: 12, height: 12 });
