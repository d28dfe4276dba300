import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'inline-block',
  padding: '0 5px',
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.checkbox,
  background: vars.color.surface.sheet,
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: '11px',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});
