import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  // From the visible page's corner; where to is its `translate`.
  position: 'fixed',
  left: 0,
  top: 0,
  zIndex: 80,
  width: 'max-content',
  maxWidth: 280,
  // A modal dialog takes the pointer from all that is not in it.
  pointerEvents: 'auto',
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
