import { layerStyle, vars } from '@linework/design-system/styling';

const hairline = `${vars.stroke.hairline} solid ${vars.color.border.default}`;

export const panel = layerStyle('base', {
  flex: '0 0 auto',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '45%',
  minHeight: 0,
  borderBlockStart: hairline,
  background: vars.color.surface.sheet,
});

export const head = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 8px 4px 16px',
});
export const icon = layerStyle('base', { width: 16, height: 16, flexShrink: 0 });
export const title = layerStyle('base', { fontWeight: vars.font.weight.strong });
export const left = layerStyle('base', { color: vars.color.text.secondary });
export const sum = layerStyle('base', { flex: '1 1 80px', maxWidth: 130 });
export const figure = layerStyle('base', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});
export const headEnd = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
});

export const list = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '2px 24px',
  margin: 0,
  padding: '0 12px 10px 16px',
  listStyle: 'none',
  overflowY: 'auto',
  minHeight: 0,
  selectors: { '[role="dialog"] &': { padding: 0, gridTemplateColumns: '1fr' } },
});

export const item = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 40,
});

export const badge = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 22,
  height: 22,
  borderRadius: vars.radius.full,
});
const tinted = (role: { subtle: string; onSubtle: string }) =>
  layerStyle('variant', { background: role.subtle, color: role.onSubtle });
export const tone = {
  neutral: tinted(vars.color.neutral),
  accent: tinted(vars.color.accent),
  warning: tinted(vars.color.warning),
  success: tinted(vars.color.success),
  danger: tinted(vars.color.danger),
};

export const body = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
});
export const line = layerStyle('base', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
});
export const name = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const words = layerStyle('base', {
  flexShrink: 0,
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.secondary,
});
export const problem = layerStyle('base', {
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.danger.text,
});
export const buttons = layerStyle('base', {
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'flex-end',
  minWidth: 28,
});

export const chosen = layerStyle('base', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 220,
  overflowY: 'auto',
  border: hairline,
  borderRadius: vars.radius.control,
});
export const chosenFile = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  padding: '5px 6px 5px 10px',
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const revisionChoice = layerStyle('base', { flex: '1 1 100%', paddingBlockEnd: 4 });
