import { layerStyle, vars } from '@linework/design-system/styling';

export const revision = layerStyle('base', {
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: 24,
  height: 24,
  paddingInline: 5,
  border: `${vars.stroke.control} solid ${vars.color.border.control}`,
  borderRadius: 12,
  fontFamily: vars.font.figures,
  fontSize: vars.font.size.meta,
  lineHeight: 1,
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
});
