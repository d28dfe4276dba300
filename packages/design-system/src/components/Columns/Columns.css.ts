import { styleVariants } from '@vanilla-extract/css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const layout = styleVariants({
  aside: [
    layerStyle('variant', {
      '@media': {
        'screen and (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 330px)' },
      },
    }),
  ],
  compact: [
    layerStyle('variant', {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    }),
  ],
  even: [
    layerStyle('variant', {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    }),
  ],
});

export const part = layerStyle('base', { display: 'flex', flexDirection: 'column', gap: 14, minWidth: 0 });
