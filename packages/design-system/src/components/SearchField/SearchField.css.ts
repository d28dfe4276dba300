import { layerStyle } from '../../theme/layerStyle';

export const input = layerStyle('variant', { minWidth: 80 });

export const trailing = layerStyle('variant', {
  selectors: { '&:empty': { display: 'none' } },
});

/** CSS alone knows whether there is text, controlled or not: the placeholder shows only in an empty input. */
export const clear = layerStyle('state', {
  selectors: { [`${input}:placeholder-shown ~ span > &`]: { display: 'none' } },
});
