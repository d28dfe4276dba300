import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { toned } from '../tones.css';

export const root = layerStyle('base', {
  position: 'relative',
  display: 'block',
  width: '100%',
  minWidth: 40,
  overflow: 'hidden',
  // As a badge: round, but square where the namesake's shapes are.
  borderRadius: vars.radius.badge,
  background: vars.color.surface.sunken,
  // A measure is its colour: without it a printed bar is an empty one.
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const size = styleVariants({ small: 4, medium: 5, large: 8 }, (height) => [
  layerStyle('variant', { height }),
]);

export const bar = layerStyle('base', {
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.badge,
  background: toned.mark,
  transition: `width ${vars.motion.moderate} ${vars.motion.easeStandard}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});
