import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const input = layerStyle('variant', { minWidth: 80 });

export const trailing = layerStyle('variant', {
  selectors: { '&:empty': { display: 'none' } },
});

/** CSS alone knows whether there is text, controlled or not: the placeholder shows only in an empty input. */
export const clear = layerStyle('state', {
  selectors: { [`${input}:placeholder-shown ~ span > &`]: { display: 'none' } },
});

/** Over a list it takes the room that the filters leave, up to what anybody types; on a phone a line of its own. */
export const field = layerStyle('layout', {
  selectors: {
    '[data-component="Toolbar"] > &, [data-part="toolbar"] &': { flex: '1 1 14rem', maxWidth: '18rem' },
  },
  '@media': {
    '(max-width: 640px)': {
      selectors: {
        '[data-component="Toolbar"] > &, [data-part="toolbar"] &': { maxWidth: 'none' },
      },
    },
  },
});

globalStyle(`${field} > [data-part="box"]`, {
  '@layer': { [layers.layout]: { borderRadius: vars.radius.search } },
});
