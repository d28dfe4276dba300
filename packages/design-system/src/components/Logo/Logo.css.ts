import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flexShrink: 0,
  verticalAlign: 'middle',
  // Its own, also inside a link.
  color: vars.color.text.primary,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
});

export const size = styleVariants({
  small: [layerStyle('variant', { fontSize: vars.font.size.lead, lineHeight: vars.font.leading.lead })],
  large: [layerStyle('variant', { fontSize: vars.font.size.title, lineHeight: vars.font.leading.title })],
});

export const mark = layerStyle('base', { flexShrink: 0, display: 'block' });

export const plate = layerStyle('base', { fill: vars.color.accent.solid });

export const lines = layerStyle('base', {
  fill: 'none',
  stroke: vars.color.accent.onSolid,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
