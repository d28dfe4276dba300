import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.body,
  fontWeight: vars.font.weight.strong,
  letterSpacing: '0.01em',
  lineHeight: 1,
  textTransform: 'uppercase',
  userSelect: 'none',
  // A tint may be as good as the sheet's own colour (Fluent, Tailwind): a hairline of the letters' ink keeps the disc.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
  selectors: { '&[data-letters]::before': { content: 'attr(data-letters)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const size = styleVariants({
  small: [layerStyle('variant', { width: 20, height: 20, fontSize: 9 })],
  medium: [layerStyle('variant', { width: 24, height: 24, fontSize: 10 })],
  large: [layerStyle('variant', { width: 30, height: 30, fontSize: 11 })],
  xlarge: [layerStyle('variant', { width: 40, height: 40, fontSize: 14 })],
});

const roles = {
  accent: vars.color.accent,
  success: vars.color.success,
  warning: vars.color.warning,
  danger: vars.color.danger,
  review: vars.color.review,
  info: vars.color.info,
} as const;

/**
 * Pairs the contract promises AA for, and a hue of the charts, mixed with the sheet and with its text so far that it
 * reads at more than 4.5:1 in every theme. (Not by `light-dark()`: bundlers rewrite it for old browsers, into nothing here.) The names are `avatarHue`'s.
 */
export const hue = {
  ...styleVariants(roles, (role) => [
    layerStyle('variant', { background: role.subtle, color: role.onSubtle }),
  ]),
  ...styleVariants({ chart5: vars.color.chart[5] }, (chart) => [
    layerStyle('variant', {
      background: `color-mix(in srgb, ${chart} 20%, ${vars.color.surface.sheet})`,
      color: `color-mix(in srgb, ${chart} 40%, ${vars.color.text.primary})`,
    }),
  ]),
};

export const group = layerStyle('base', { display: 'inline-flex', alignItems: 'center' });

/** Overlapped, each cut out of the one before it by a rim in the sheet's colour. */
export const stacked = layerStyle('layout', {
  boxShadow: `0 0 0 2px ${vars.color.surface.sheet}`,
  borderRadius: vars.radius.full,
  selectors: { '& + &': { marginInlineStart: -3 } },
});

export const stackedSlot = layerStyle('base', { display: 'inline-flex' });

export const more = layerStyle('variant', {
  background: vars.color.neutral.subtle,
  color: vars.color.neutral.onSubtle,
});
