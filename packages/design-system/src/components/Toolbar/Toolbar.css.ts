import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

const phone = 'screen and (max-width: 640px)';

export const root = layerStyle('base', {
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

/** Inside a card, over a table: with the card's own gutters and hairline. */
export const framed = layerStyle('variant', {
  padding: '10px 12px',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});

export const end = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  minWidth: 0,
});

/** The way to the rest, at the end of the filters' line. */
export const more = layerStyle('layout', { marginInlineStart: 'auto' });

export const rest = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 8,
});

// On a phone the search has a line of its own and the filters share the next one with the way to the rest.
globalStyle(`${root} > [data-component="SearchField"]`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { flex: '1 1 100%' } } } },
});
globalStyle(`${root} > [data-component="SearchField"]:has(+ [data-part="overflow"])`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { flex: '1 1 0', minWidth: 168 } } } },
});
globalStyle(
  `${root} > :is([data-component="Field"], [data-component="Select"], [data-component="Combobox"])`,
  {
    '@media': { [phone]: { '@layer': { [layers.layout]: { flex: '1 1 96px' } } } },
  },
);
// As long as what it names: after the buttons, so that it never pushes them to a line of their own.
globalStyle(`${root} > [data-component="Tag"]`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { order: 1 } } } },
});
