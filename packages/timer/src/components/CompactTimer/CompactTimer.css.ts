import { layerStyle, vars } from '@linework/design-system/styling';

/** On a phone the bar has room for the clock and its buttons. */
const phone = 'screen and (max-width: 640px)';

export const root = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  boxSizing: 'border-box',
  minHeight: vars.size.controlSmall,
  paddingInlineStart: 12,
  paddingInlineEnd: 4,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  '@media': {
    [phone]: { gap: 4, paddingInlineStart: 8 },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** What stands in it takes the colours of its tint, whatever the bar's are. */
const tinted = (role: { subtle: string; onSubtle: string }) => ({
  background: role.subtle,
  color: role.onSubtle,
  vars: {
    [vars.color.text.primary]: role.onSubtle,
    [vars.color.text.secondary]: role.onSubtle,
    [vars.color.text.muted]: role.onSubtle,
    [vars.color.text.link]: role.onSubtle,
    [vars.color.surface.hover]: `color-mix(in srgb, ${role.onSubtle} 14%, transparent)`,
  },
});

export const running = layerStyle('variant', tinted(vars.color.success));
export const paused = layerStyle('variant', tinted(vars.color.neutral));

export const clock = layerStyle('base', { fontWeight: vars.font.weight.strong });

export const label = layerStyle('base', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
});

export const pending = layerStyle('base', {
  minWidth: 18,
  textAlign: 'center',
  borderRadius: vars.radius.full,
  paddingInline: 5,
  boxSizing: 'border-box',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  background: vars.color.warning.solid,
  color: vars.color.warning.onSolid,
});

export const actions = layerStyle('base', { display: 'inline-flex', flexShrink: 0 });
