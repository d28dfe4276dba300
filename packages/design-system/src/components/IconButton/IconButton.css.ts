import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const size = styleVariants(
  { small: vars.size.controlSmall, medium: vars.size.control, large: vars.size.controlLarge },
  (side) => [
    layerStyle('layout', {
      width: side,
      minWidth: side,
      paddingInline: 0,
      '@media': { '(pointer: coarse)': { minWidth: 44 } },
    }),
  ],
);

export const pressed = layerStyle('state', {
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.surface.selected,
      color: vars.color.text.onSelected,
    },
  },
});
