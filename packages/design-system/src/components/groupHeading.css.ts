import { vars } from '../theme/contract.css';
import { layerStyle } from '../theme/layerStyle';

const line = `${vars.stroke.hairline} solid ${vars.color.border.subtle}`;

/** A heading within a list that reaches the edges of its sheet: 'Today', 'Yesterday'. */
export const groupHeading = layerStyle('base', {
  margin: 0,
  padding: '4px 16px',
  borderBlock: line,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.secondary,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});
