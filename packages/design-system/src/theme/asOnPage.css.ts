import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layerStyle } from './layerStyle';
import { layers } from './layers.css';

/** Tokens that the top bar and the sidebar give their own values, so that a field in them needs no variant. */
const lent = [
  vars.color.text.primary,
  vars.color.text.secondary,
  vars.color.text.muted,
  vars.color.text.placeholder,
  vars.color.surface.hover,
  vars.color.surface.field,
  vars.color.border.control,
  vars.color.border.field,
  vars.color.border.focus,
].map((token) => ({ token, onPage: createVar() }));

globalStyle(':root, [data-theme]', {
  '@layer': { [layers.base]: { vars: Object.fromEntries(lent.map(({ token, onPage }) => [onPage, token])) } },
});

/** For what opens inside the bar or the sidebar without being portalled, and lies over the page. */
export const asOnPage = layerStyle('layout', {
  vars: Object.fromEntries(lent.map(({ token, onPage }) => [token, onPage])),
  color: vars.color.text.primary,
});
