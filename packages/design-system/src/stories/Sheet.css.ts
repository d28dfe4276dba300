import { vars } from '../theme/contract.css';
import { layerStyle } from '../theme/layerStyle';

export const sheet = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
});
export const row = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  minWidth: 0,
});
export const label = layerStyle('base', {
  flexBasis: 96,
  fontSize: vars.font.size.meta,
  color: vars.color.text.muted,
});
