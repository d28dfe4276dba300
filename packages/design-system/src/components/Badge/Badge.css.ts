import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { toned } from '../tones.css';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '2px 8px',
  borderRadius: vars.radius.badge,
  background: toned.tint,
  color: toned.onTint,
  boxShadow: `inset 0 0 0 ${vars.stroke.tint} ${toned.edge}`,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  fontWeight: vars.font.weight.medium,
  textTransform: vars.font.labelTransform,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = layerStyle('base', {
  width: 6,
  height: 6,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const word = layerStyle('base', { overflow: 'hidden', textOverflow: 'ellipsis' });

export const priority = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
});

export const priorityIcon = styleVariants(
  { High: vars.color.danger.text, Medium: vars.color.warning.text, Low: vars.color.success.text },
  (color) => [
    layerStyle('variant', {
      flexShrink: 0,
      width: 14,
      height: 14,
      color,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: vars.stroke.icon,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
  ],
);

globalStyle(`${root} > svg`, { '@layer': { [layers.base]: { width: 12, height: 12, flexShrink: 0 } } });
