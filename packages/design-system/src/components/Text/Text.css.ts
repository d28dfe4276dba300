import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layers.css';

export const root = layerStyle('base', { minWidth: 0, overflowWrap: 'anywhere', margin: 0 });

export const size = styleVariants(
  {
    meta: [vars.font.size.meta, vars.font.leading.meta],
    small: [vars.font.size.small, vars.font.leading.small],
    body: [vars.font.size.body, vars.font.leading.body],
    lead: [vars.font.size.lead, vars.font.leading.lead],
    title: [vars.font.size.title, vars.font.leading.title],
    display: [vars.font.size.display, vars.font.leading.display],
  },
  ([fontSize, lineHeight]) => [layerStyle('variant', { fontSize, lineHeight })],
);

export const tone = styleVariants(
  {
    primary: vars.color.text.primary,
    secondary: vars.color.text.secondary,
    muted: vars.color.text.muted,
    success: vars.color.success.onSubtle,
    warning: vars.color.warning.onSubtle,
    danger: vars.color.danger.onSubtle,
  },
  (color) => [layerStyle('variant', { color })],
);

export const weight = styleVariants(
  { regular: vars.font.weight.regular, medium: vars.font.weight.medium, strong: vars.font.weight.strong },
  (fontWeight) => [layerStyle('variant', { fontWeight })],
);

/** Figures, dates, codes, clocks. */
export const mono = layerStyle('variant', {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});

export const truncate = layerStyle('variant', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const done = layerStyle('state', {
  textDecoration: 'line-through',
  color: vars.color.text.muted,
});
