import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { sheetRule } from '../../theme/sheetRule';

/** Of what fills the card, inside its edge. */
const corner = `max(0px, calc(${vars.radius.sheet} - 1px))`;

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  ...sheetRule,
});

export const header = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 40,
  padding: `6px ${vars.size.sheetPadding}`,
  background: vars.color.surface.sheetHead,
  borderStartStartRadius: corner,
  borderStartEndRadius: corner,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.sheetHead}`,
});

/** Gives way down to a few words' width before what stands at the line's end goes under it. */
export const words = layerStyle('base', { flex: '1 1 7rem', minWidth: 0, paddingBlock: 4 });

export const action = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  maxWidth: '100%',
});

/** Rows follow: the header is divided from them. */
export const divided = layerStyle('variant', {
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});

export const title = layerStyle('base', {
  margin: 0,
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  // No larger than the words under it: by weight alone is it told from them, whatever the theme does to big headings.
  fontWeight: vars.font.weight.strong,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const description = layerStyle('base', {
  margin: '2px 0 0',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});

// A link in it and one in the title are 24 px high each, to be pressed: they must not lie over each other (WCAG 2.5.8).
globalStyle(`${description}:has(a)`, { '@layer': { [layers.base]: { marginBlockStart: 6 } } });

export const body = layerStyle('base', { padding: vars.size.sheetPadding, minWidth: 0, flex: '1 1 auto' });

export const underHeader = layerStyle('variant', { paddingBlockStart: vars.size.sheetHeadGap });

/** What reaches the edges is clipped to the corners. */
export const flush = layerStyle('variant', {
  padding: 0,
  overflow: 'hidden',
  borderEndStartRadius: corner,
  borderEndEndRadius: corner,
});

// Tabs are a second head of the sheet, and what they show reaches its edges, too.
globalStyle(`${flush} > [data-component="Tabs"]`, { '@layer': { [layers.layout]: { gap: 0 } } });
globalStyle(`${flush} > [data-component="Tabs"] > [data-part="list"]`, {
  '@layer': { [layers.layout]: { paddingInline: `calc(${vars.size.sheetPadding} - 12px)` } },
});

export const footer = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 38,
  padding: `6px ${vars.size.sheetPadding}`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});
