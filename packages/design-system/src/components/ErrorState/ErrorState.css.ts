import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const icon = layerStyle('layout', {
  border: `${vars.stroke.hairline} solid ${vars.color.danger.border}`,
  background: vars.color.danger.subtle,
  color: vars.color.danger.text,
});

export const code = layerStyle('base', {
  margin: '10px 0 0',
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
