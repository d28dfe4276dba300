import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'grid',
  gap: '6px 16px',
  margin: 0,
  minWidth: 0,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const pair = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 32%) minmax(0, 1fr)',
  gap: '0 12px',
  minWidth: 0,
});

export const term = layerStyle('base', { margin: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const details = layerStyle('base', {
  margin: 0,
  minWidth: 0,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});
