import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', { margin: 0, minWidth: 0, overflowWrap: 'anywhere' });

const sizes = ['meta', 'small', 'body', 'lead', 'title', 'display'] as const;

export const size = styleVariants(
  Object.fromEntries(sizes.map((name) => [name, name])) as Record<
    (typeof sizes)[number],
    (typeof sizes)[number]
  >,
  (name) => [layerStyle('variant', { fontSize: vars.font.size[name], lineHeight: vars.font.leading[name] })],
);

export const tone = styleVariants(
  {
    primary: vars.color.text.primary,
    secondary: vars.color.text.secondary,
    muted: vars.color.text.muted,
    success: vars.color.success.text,
    warning: vars.color.warning.text,
    danger: vars.color.danger.text,
  },
  (color) => [layerStyle('variant', { color })],
);

export const strong = layerStyle('variant', { fontWeight: vars.font.weight.strong });

/** Figures, dates, codes: every digit as wide as the next. */
export const mono = layerStyle('variant', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'normal',
});

export const truncate = layerStyle('variant', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const done = layerStyle('state', { textDecoration: 'line-through', color: vars.color.text.muted });

export const multiline = layerStyle('variant', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
