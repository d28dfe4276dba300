import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 24,
  background: vars.color.surface.sheet,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
});

export const head = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

export const words = layerStyle('base', {
  flex: '1 1 auto',
  margin: '14px 0 20px',
  fontSize: 16,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

export const by = layerStyle('base', { minWidth: 0 });
