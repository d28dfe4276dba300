import { keyframes, styleVariants } from '@vanilla-extract/css';
import { layerStyle } from '../../theme/layerStyle';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = layerStyle('base', { display: 'inline-flex', color: 'inherit', flexShrink: 0 });

export const drawing = layerStyle('base', {
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` } },
});

export const size = styleVariants({ small: 14, medium: 18, large: 28 }, (side) => [
  layerStyle('variant', { width: side, height: side }),
]);

export const track = layerStyle('base', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  opacity: 0.22,
});
export const arc = layerStyle('base', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});
