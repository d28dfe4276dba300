import { styleVariants } from '@vanilla-extract/css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', { display: 'flex', minWidth: 0 });

export const direction = styleVariants({
  column: [layerStyle('variant', { flexDirection: 'column' })],
  row: [layerStyle('variant', { flexDirection: 'row' })],
});

export const gap = styleVariants({ 0: 0, 4: 4, 8: 8, 12: 12, 16: 16, 20: 20, 24: 24, 32: 32 }, (step) => [
  layerStyle('variant', { gap: step }),
]);

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => [layerStyle('variant', { alignItems })],
);

export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => [layerStyle('variant', { justifyContent })],
);

export const wrap = layerStyle('variant', { flexWrap: 'wrap' });
