import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  flexShrink: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const code = layerStyle('base', {
  display: 'block',
  width: '100%',
  height: 'auto',
  shapeRendering: 'crispEdges',
});
