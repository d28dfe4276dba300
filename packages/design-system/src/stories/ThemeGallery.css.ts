import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layerStyle } from '../theme/layerStyle';

export const gallery = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(640px, 100%), 1fr))',
  gap: '40px 28px',
  padding: 24,
  alignItems: 'start',
});
export const entry = layerStyle('base', { display: 'grid', gap: 10, minWidth: 0 });
export const name = layerStyle('base', {
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
});
export const id = layerStyle('base', {
  fontSize: vars.font.size.meta,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});
export const note = layerStyle('base', { color: vars.color.text.muted, fontSize: vars.font.size.small });
export const sources = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
});
export const summary = layerStyle('base', {
  cursor: 'pointer',
  fontSize: vars.font.size.small,
  color: vars.color.text.link,
});
export const table = layerStyle('base', {
  width: '100%',
  marginBlockStart: 8,
  fontSize: vars.font.size.meta,
  textAlign: 'start',
});
for (const cell of ['th', 'td']) {
  globalStyle(`${table} ${cell}`, {
    padding: '5px 8px 5px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  });
}
export const swatch = layerStyle('base', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
});
export const patch = layerStyle('base', {
  inlineSize: 14,
  blockSize: 14,
  flexShrink: 0,
  borderRadius: 3,
  border: `1px solid ${vars.color.border.default}`,
  forcedColorAdjust: 'none',
});
