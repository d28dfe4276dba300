import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { toned } from '../tones.css';

export const root = layerStyle('base', { position: 'relative', minWidth: 40, paddingBlock: 4 });

/** Hatched as well as red: never by colour alone. */
export const over = layerStyle('base', {
  position: 'absolute',
  insetBlock: 0,
  backgroundImage: `repeating-linear-gradient(135deg, ${toned.mark} 0 3px, ${toned.tint} 3px 5px)`,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** Higher than the bar, so that it is seen on a full one too. */
export const mark = layerStyle('base', {
  position: 'absolute',
  insetBlock: 0,
  width: 2,
  marginInlineStart: -2,
  background: vars.color.text.primary,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
