import { globalStyle } from '@vanilla-extract/css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

/**
 * Holds the invisible native inputs that Radix puts beside its controls in a form. It shifts them a width to the left,
 * which in right-to-left pages makes the page scroll sideways.
 */
export const holdsHiddenInput = layerStyle('base', { position: 'relative' });

globalStyle(`${holdsHiddenInput} > input`, {
  '@layer': { [layers.base]: { transform: 'none !important' } },
});
