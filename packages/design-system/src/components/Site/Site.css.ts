import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { headerHeight, wide, widest } from './siteLayout.css';

export { headerHeight } from './siteLayout.css';

/** Too low for a header that stays in sight: a phone on its side, a page at 400 %. */
const low = '(max-height: 420px)';

export const root = layerStyle('base', {
  vars: { [headerHeight]: '57px' },
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const header = layerStyle('base', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.surface.page,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  '@media': { [low]: { position: 'static' } },
});

export const bar = layerStyle('base', {
  display: 'flex',
  // The links have a line of their own on a phone, and so have wide fonts and long words on the smallest.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  boxSizing: 'border-box',
  maxWidth: widest,
  minHeight: 56,
  paddingBlock: 4,
  marginInline: 'auto',
  paddingInline: 14,
  '@media': { [wide]: { paddingInline: 24 } },
});

/** The mark alone on the smallest phones, so that the buttons stay beside it. */
export const brand = layerStyle('base', { display: 'inline-flex', minWidth: 0 });
globalStyle(`${brand} [data-component="Logo"] > span`, {
  '@layer': {
    [layers.variant]: {
      '@media': { '(max-width: 359px)': { position: 'absolute', clipPath: 'inset(50%)' } },
    },
  },
});

/** A line of its own on a phone, which scrolls by itself where long words leave no room for the last. */
export const nav = layerStyle('base', {
  display: 'flex',
  order: 1,
  flex: '1 0 100%',
  justifyContent: 'space-between',
  gap: 16,
  boxSizing: 'border-box',
  minWidth: 0,
  // Room for the focus ring of the first and the last.
  marginInline: -6,
  paddingInline: 6,
  whiteSpace: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [wide]: { order: 0, flex: '0 1 auto', justifyContent: 'start', gap: 24, marginInlineStart: 14 },
  },
});

// A field to hit, without words that stand apart.
globalStyle(`${nav} > *`, {
  '@layer': { [layers.base]: { display: 'inline-flex', alignItems: 'center', minHeight: 36 } },
});

export const actions = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  marginInlineStart: 'auto',
});

/** Where a link leads: below the header. It has the focus so that Tab goes on from here, which needs no ring around all of it. */
export const target = [
  layerStyle('base', {
    scrollMarginBlockStart: headerHeight,
    '@media': { [low]: { scrollMarginBlockStart: 0 } },
  }),
  layerStyle('state', { selectors: { '&:focus-visible': { outline: 'none' } } }),
].join(' ');

// Only on the way to what was linked to: Back and a new page are there at once.
globalStyle(':root:has([data-component="Site"] :target)', {
  '@layer': {
    [layers.base]: { '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } } },
  },
});

export const section = layerStyle('base', {
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}` } },
});

export const sectionBody = layerStyle('base', {
  boxSizing: 'border-box',
  maxWidth: widest,
  marginInline: 'auto',
  padding: '56px 14px',
  '@media': { [wide]: { padding: '88px 24px' } },
});

export const sectionTitle = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: 'clamp(26px, 3.4vw, 34px)',
  lineHeight: 1.2,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
  overflowWrap: 'anywhere',
});

export const sectionText = layerStyle('base', {
  margin: '12px 0 0',
  maxWidth: '64ch',
  fontSize: 16,
  lineHeight: 1.6,
  color: vars.color.text.secondary,
});

export const grid = layerStyle('base', { display: 'grid', gap: 16, marginBlockStart: 32 });

export const columns = styleVariants({ 3: 300, 4: 240 }, (least) => [
  layerStyle('variant', { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))` }),
]);

export const footer = layerStyle('base', {
  background: vars.color.surface.page,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
});

export const footerBody = layerStyle('base', {
  boxSizing: 'border-box',
  maxWidth: widest,
  marginInline: 'auto',
  padding: '40px 14px',
  '@media': { [wide]: { padding: '56px 24px 40px' } },
});

export const footerGroups = layerStyle('base', {
  display: 'grid',
  gap: '32px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});

export const footerGroup = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // It has no padding of its own above its title.
  paddingBlockStart: 16,
  marginBlockStart: -16,
});

export const footerTitle = layerStyle('base', {
  margin: '0 0 4px',
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.primary,
});

export const footnote = layerStyle('base', {
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
  selectors: {
    '* + &': {
      marginBlockStart: 40,
      paddingBlockStart: 20,
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
    },
  },
});
