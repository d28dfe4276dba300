import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', { position: 'relative', width: '100%', minWidth: 0 });

/** Before the first measure, and on a server: the same grid, without places of our own. */
export const unmeasured = layerStyle('variant', { display: 'grid' });

export const row = layerStyle('base', {
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  alignItems: 'stretch',
  contain: 'layout style',
});

export const cell = layerStyle('base', { display: 'grid', minWidth: 0 });

/** A shape and not only a colour; no movement. */
export const returned = layerStyle('state', {
  selectors: {
    '&[data-returned]': {
      outline: `2px solid ${vars.color.accent.mark}`,
      outlineOffset: 2,
      borderRadius: vars.radius.sheet,
    },
  },
});
