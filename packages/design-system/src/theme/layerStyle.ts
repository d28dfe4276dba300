import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** A class in a layer. All our rules go through here, so specificity stays one class. */
export function layerStyle(
  layer: Exclude<keyof typeof layers, 'theme'>,
  rule: StyleRule,
  debugId?: string,
): string {
  return style({ '@layer': { [layers[layer]]: rule } }, debugId);
}
