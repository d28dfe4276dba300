import { layerStyle, vars } from '@linework/design-system/styling';

/** Where clock, fields and buttons stand side by side. */
const wide = '(min-width: 720px)';
const medium = '(min-width: 420px)';

export const root = layerStyle('base', {
  containerType: 'inline-size',
  minWidth: 0,
  boxSizing: 'border-box',
  background: vars.color.surface.sheet,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
});

export const running = layerStyle('state', { borderColor: vars.color.success.mark });

export const layout = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [wide]: { gridTemplateColumns: 'minmax(220px, auto) minmax(0, 1fr) auto' },
  },
});

export const clock = layerStyle('base', {
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  padding: 16,
});

export const state = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});

export const stateRunning = layerStyle('state', { color: vars.color.success.text });

export const dot = layerStyle('base', {
  width: 8,
  height: 8,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const figures = layerStyle('base', {
  // Eight figures of 0.6 em, the longest that a card of 200 px holds.
  fontSize: `min(calc(${vars.font.size.display} * 1.6), calc(100cqi / 6))`,
  lineHeight: 1.15,
  fontWeight: vars.font.weight.medium,
  letterSpacing: '-0.03em',
});

export const total = layerStyle('base', {
  minHeight: vars.font.leading.small,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});

export const totalFigures = layerStyle('base', {
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.medium,
});

export const fields = layerStyle('base', {
  gridColumn: '1 / -1',
  order: 1,
  minWidth: 0,
  padding: 16,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  '@container': {
    [wide]: {
      gridColumn: 'auto',
      order: 0,
      borderBlockStart: 'none',
      borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
    },
  },
});

export const actions = layerStyle('base', {
  display: 'flex',
  gap: 8,
  padding: '0 16px 16px',
  '@container': {
    [medium]: {
      flexDirection: 'column',
      justifyContent: 'center',
      minWidth: 128,
      padding: 16,
    },
    [wide]: { gridColumn: -2 },
  },
});

export const notices = layerStyle('base', { display: 'grid', gap: 8, padding: '0 16px 16px' });

export const question = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

export const words = layerStyle('base', { flex: '1 1 14rem' });

export const answers = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 8 });

export const minutes = layerStyle('layout', { width: 112 });
