import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

/** Where the actions of a form are a bar at the bottom. */
export const phone = 'screen and (max-width: 640px)';

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
    // At least 24 px to press, and no two of them nearer (WCAG 2.5.8).
    display: 'inline-block',
    boxSizing: 'border-box',
    minHeight: 24,
    paddingBlock: 2,
    borderRadius: 2,
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 2,
    '@media': { '(pointer: coarse)': { paddingBlock: 8 } },
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

/** Under the sidebar (40) and its overlay, over the page; above what a phone keeps at its lower edge. */
export const sticky = layerStyle('layout', {
  '@media': {
    [phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 30,
      boxSizing: 'border-box',
      padding: '8px 14px calc(8px + env(safe-area-inset-bottom, 0px))',
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
      background: vars.color.surface.sheet,
      boxShadow: vars.shadow.menu,
    },
  },
});

globalStyle(`${sticky} > [data-component="Button"]`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { flex: '1 1 auto' } } } },
});

// The bar hides neither the page's end, nor a field that the keyboard brings into view, nor a message.
const barHeight = 'calc(76px + env(safe-area-inset-bottom, 0px))';
globalStyle(`:root:has(${sticky})`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { scrollPaddingBlockEnd: barHeight } } } },
});
globalStyle(`body:has(${sticky})`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { paddingBlockEnd: barHeight } } } },
});
globalStyle(`body:has(${sticky}) [data-component="ToastRegion"]`, {
  '@media': { [phone]: { '@layer': { [layers.layout]: { insetBlockEnd: barHeight } } } },
});
