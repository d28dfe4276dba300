import { layerStyle, vars } from '@linework/design-system/styling';

export const root = layerStyle('base', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
