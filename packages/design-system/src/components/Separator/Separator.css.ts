import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  flexShrink: 0,
  background: vars.color.border.default,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const orientation = styleVariants({
  horizontal: [layerStyle('variant', { width: '100%', height: 1 })],
  vertical: [layerStyle('variant', { width: 1, alignSelf: 'stretch', minHeight: 16 })],
});
