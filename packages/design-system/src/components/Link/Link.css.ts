import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  borderRadius: 3,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

/**
 * At least 24 px to press (WCAG 2.5.8) without a taller line: padding of an inline box moves nothing. A letter's box is 1.1 em or
 * more in every theme's font.
 */
const reach = { paddingBlock: 'max(0px, calc((24px - 1.1em) / 2))' } as const;

export const tone = styleVariants({
  /** Stands out: 'View All'. */
  accent: [
    layerStyle('variant', {
      ...reach,
      color: vars.color.text.link,
      textDecorationLine: vars.decoration.link,
      fontWeight: vars.font.weight.medium,
    }),
  ],
  /** The title of a row or card: reads as text, underlines under the pointer. */
  quiet: [layerStyle('variant', { ...reach, color: 'inherit', textDecorationLine: 'none' })],
  /** In running text: underlined, so that colour is not all. */
  inline: [layerStyle('variant', { color: vars.color.text.link, textDecorationLine: 'underline' })],
});
