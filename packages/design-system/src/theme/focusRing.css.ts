import { vars } from './contract.css';
import { layerStyle } from './layerStyle';

/** The ring of a focused control, drawn outside it. Every focusable thing composes this or `focusRingInside`. */
export const focusRing = layerStyle('state', {
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offset,
      boxShadow: vars.focus.halo,
    },
  },
});

/** The same ring inside the edge: rows, menu entries, tabs, and whatever a neighbour or clipping would hide. */
export const focusRingInside = layerStyle('state', {
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
});
