import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { toned } from '../tones.css';

export const root = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minWidth: 0,
  padding: '10px 12px',
  background: toned.tint,
  color: toned.onTint,
  border: `${vars.stroke.hairline} solid ${toned.edge}`,
  borderRadius: vars.radius.sheet,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const icon = layerStyle('base', { flexShrink: 0, width: 16, height: 16, marginBlockStart: 2 });

export const words = layerStyle('base', { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const title = layerStyle('base', { margin: 0, fontWeight: vars.font.weight.strong });
