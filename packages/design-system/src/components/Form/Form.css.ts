import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const form = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.body,
});

export const summary = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '10px 14px',
  border: `${vars.stroke.hairline} solid ${vars.color.danger.border}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.danger.subtle,
  color: vars.color.danger.onSubtle,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const summaryIcon = layerStyle('base', {
  flexShrink: 0,
  width: 16,
  height: 16,
  marginBlockStart: 2,
  strokeWidth: vars.stroke.icon,
});

export const summaryWords = layerStyle('base', { minWidth: 0 });

export const summaryTitle = layerStyle('base', { fontWeight: vars.font.weight.strong });

export const summaryList = layerStyle('base', {
  margin: 0,
  marginBlockStart: 2,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const summaryLink = [
  layerStyle('base', {
    borderRadius: 2,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 2,
    '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: 8 } },
  }),
  layerStyle('state', { selectors: { '&:hover': { textDecorationThickness: 2 } } }),
  focusRing,
].join(' ');

export const section = layerStyle('base', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: vars.size.sheetPadding,
  paddingBlockEnd: `calc(${vars.size.sheetPadding} + 4px)`,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.sheet,
  boxShadow: vars.shadow.sheet,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
});

/** Inside a dialog the sheet is there already. */
export const plain = layerStyle('variant', {
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
});

export const sectionHead = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
});

export const sectionWords = layerStyle('base', { minWidth: 0 });

export const sectionTitle = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.primary,
  overflowWrap: 'break-word',
});

export const sectionDescription = layerStyle('base', {
  margin: 0,
  maxWidth: '70ch',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});

export const grid = layerStyle('base', {
  display: 'grid',
  // As many columns as asked, fewer where one would be under 13rem, one where even that does not fit.
  gridTemplateColumns:
    'repeat(auto-fill, minmax(min(100%, max(13rem, calc((100% - (var(--lw-form-columns) - 1) * 14px) / var(--lw-form-columns)))), 1fr))',
  alignItems: 'start',
  columnGap: 14,
  rowGap: 12,
  minWidth: 0,
});

export const actions = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
});

export const align = {
  start: layerStyle('variant', { justifyContent: 'flex-start' }),
  end: layerStyle('variant', { justifyContent: 'flex-end' }),
  between: layerStyle('variant', { justifyContent: 'space-between' }),
} as const;
