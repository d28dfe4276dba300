import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

/** Inherited values were computed in the theme around it: what the page's body sets is set again. */
export const root = layerStyle('base', {
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  letterSpacing: vars.font.tracking.body,
});
