import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  zIndex: 80,
  maxWidth: 280,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  background: vars.color.surface.tooltip,
  color: vars.color.text.onTooltip,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
