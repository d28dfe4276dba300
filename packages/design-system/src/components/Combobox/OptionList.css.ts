import { layerStyle } from '../../theme/layerStyle';

export const list = layerStyle('state', {
  position: 'relative',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** As high as all options together, so that the scrollbar tells the truth. */
export const whole = layerStyle('base', { position: 'relative', flexShrink: 0 });

export const option = layerStyle('variant', {
  selectors: {
    '&[data-windowed]': { position: 'absolute', insetInline: 0 },
  },
});

export const text = layerStyle('variant', {
  selectors: {
    // One height for all: a long label is cut, and its title says it all.
    '[data-windowed] &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
