import { layerStyle, vars } from '@linework/design-system/styling';

export const root = layerStyle('base', {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
});

export const size = {
  small: layerStyle('variant', { width: 22, height: 26 }),
  medium: layerStyle('variant', { width: 38, height: 38 }),
  large: layerStyle('variant', { width: '100%', height: 84 }),
};

export const paper = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
});

export const sheet = layerStyle('base', {
  fill: vars.color.surface.sheet,
  stroke: vars.color.border.strong,
  strokeWidth: 0.8,
  strokeOpacity: 0.75,
});
export const zip = layerStyle('base', {
  fill: vars.color.warning.subtle,
  stroke: vars.color.warning.mark,
  strokeWidth: 0.8,
  strokeOpacity: 0.75,
});

export const lines = layerStyle('base', {
  fill: 'none',
  stroke: vars.color.text.muted,
  strokeWidth: 1.2,
  strokeOpacity: 0.6,
});

export const mark = layerStyle('base', { fill: 'none', stroke: 'currentColor', strokeWidth: 1.7 });

export const kind = {
  pdf: layerStyle('variant', { color: vars.color.danger.mark }),
  'text-document': layerStyle('variant', { color: vars.color.info.mark }),
  spreadsheet: layerStyle('variant', { color: vars.color.success.mark }),
  image: layerStyle('variant', { color: vars.color.info.mark, strokeWidth: 1.3, strokeLinejoin: 'round' }),
  archive: layerStyle('variant', { color: vars.color.warning.mark }),
  text: layerStyle('variant', { color: vars.color.text.muted }),
  drawing: layerStyle('variant', { color: vars.color.review.mark, strokeWidth: 1.2 }),
  other: layerStyle('variant', { color: vars.color.text.muted }),
};

export const picture = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  objectFit: 'cover',
  // Of a page its beginning.
  objectPosition: 'top',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: 3,
  background: vars.color.surface.sheet,
  selectors: { '[data-kind=image] > &': { objectPosition: 'center' } },
});
