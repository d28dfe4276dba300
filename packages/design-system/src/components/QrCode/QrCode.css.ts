import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  flexShrink: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  // Rounder, and it would cut off the corners that a scanner looks for: in a theme of pills it did.
  borderRadius: `min(${vars.radius.control}, 12px)`,
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
