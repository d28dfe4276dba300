import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layerStyle } from '../theme/layerStyle';

export const page = layerStyle('base', {
  display: 'grid',
  gap: 24,
  padding: 20,
  color: vars.color.text.primary,
});
export const heading = layerStyle('base', {
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  marginBlockEnd: 8,
});
export const tiles = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
  gap: 12,
});
export const tile = layerStyle('base', { display: 'grid', gap: 4, minWidth: 0 });
export const patch = layerStyle('base', {
  blockSize: 44,
  borderRadius: vars.radius.sheet,
  border: `1px solid ${vars.color.border.default}`,
  forcedColorAdjust: 'none',
});
export const name = layerStyle('base', { fontSize: vars.font.size.small, overflowWrap: 'anywhere' });
export const value = layerStyle('base', {
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.meta,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
export const rows = layerStyle('base', { display: 'grid', gap: 10 });
export const row = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
});
export const bar = layerStyle('base', {
  background: vars.color.accent.mark,
  blockSize: 12,
  maxInlineSize: '100%',
  forcedColorAdjust: 'none',
});
export const corner = layerStyle('base', {
  blockSize: 56,
  background: vars.color.surface.sunken,
  border: `1px solid ${vars.color.border.strong}`,
});
export const raised = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  blockSize: 84,
  padding: 8,
  textAlign: 'center',
  background: vars.color.surface.raised,
  borderRadius: vars.radius.sheet,
  border: `1px solid ${vars.color.border.subtle}`,
});
const travel = keyframes({ to: { insetInlineStart: 'calc(100% - 24px)' } });
export const track = layerStyle('base', {
  position: 'relative',
  blockSize: 24,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.control,
});
export const runner = layerStyle('base', {
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: 24,
  blockSize: 24,
  background: vars.color.accent.mark,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${travel} 1.6s infinite alternate`,
    },
  },
});
export const icons = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(108px, 100%), 1fr))',
  gap: 12,
});
export const icon = layerStyle('base', {
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: 12,
  background: vars.color.surface.sheet,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.sheet,
});
