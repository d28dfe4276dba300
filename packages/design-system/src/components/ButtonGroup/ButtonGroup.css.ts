import { globalStyle } from '@vanilla-extract/css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 8,
  maxWidth: '100%',
});

/** Seams instead of gaps: one control of several buttons. */
export const attached = layerStyle('variant', { flexWrap: 'nowrap', gap: 0 });

const layout = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.layout]: rule } });

globalStyle(
  `${attached} > *:not(:first-child)`,
  layout({ marginInlineStart: -1, borderStartStartRadius: 0, borderEndStartRadius: 0 }),
);
globalStyle(`${attached} > *:not(:last-child)`, layout({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
globalStyle(`${attached} > *:is(:hover, :focus-visible)`, layout({ zIndex: 1, position: 'relative' }));
