import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { headerHeight, wide, widest } from './siteLayout.css';

/** The drafting paper's: as faint on a dark page as on a light one. */
const gridLine = `color-mix(in srgb, ${vars.color.text.primary} 4%, transparent)`;

/** Squared paper under the words: hairlines of the theme, fading towards the page below. */
export const hero = layerStyle('base', {
  position: 'relative',
  overflow: 'hidden',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(${gridLine} 1px, transparent 1px), linear-gradient(90deg, ${gridLine} 1px, transparent 1px)`,
      backgroundSize: '32px 32px',
      backgroundPosition: 'center top',
      maskImage: 'radial-gradient(120% 90% at 50% 0%, #000 20%, transparent 85%)',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { display: 'none' } } } },
});

export const body = layerStyle('base', {
  position: 'relative',
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  boxSizing: 'border-box',
  maxWidth: widest,
  marginInline: 'auto',
  padding: '56px 14px',
  '@media': {
    [wide]: { padding: '96px 24px' },
    'screen and (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)' },
  },
});

/** All of the screen that the header leaves. */
export const screen = layerStyle('variant', {
  display: 'flex',
  minHeight: `calc(100dvh - ${headerHeight})`,
});

export const screenBody = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: widest,
  marginInline: 'auto',
  padding: '24px 14px 0',
  '@media': { [wide]: { padding: '40px 24px 0' } },
});

export const stage = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 auto',
});

/** The page's title where the slides' are larger. */
export const line = layerStyle('base', {
  margin: '0 0 12px',
  textAlign: 'center',
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.medium,
  letterSpacing: vars.font.tracking.body,
  color: vars.color.text.muted,
});

export const title = layerStyle('base', {
  margin: 0,
  maxWidth: '18ch',
  fontFamily: vars.font.heading,
  fontSize: 'clamp(30px, 5.4vw, 52px)',
  lineHeight: 1.08,
  fontWeight: vars.font.weight.heading,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const text = layerStyle('base', {
  margin: '20px 0 28px',
  maxWidth: '52ch',
  fontSize: 17,
  lineHeight: 1.6,
  color: vars.color.text.secondary,
});

export const actions = layerStyle('base', { display: 'flex', flexWrap: 'wrap', gap: 10 });

export const visual = layerStyle('base', { minWidth: 0 });

export const slide = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  textAlign: 'center',
});

export const slideTitle = layerStyle('variant', { maxWidth: 'none' });

export const slideText = layerStyle('variant', {
  margin: '16px 0 24px',
  maxWidth: '60ch',
  textWrap: 'balance',
});

export const slideActions = layerStyle('variant', { justifyContent: 'center', marginBlockEnd: 32 });

/** A window whose lower end lies beyond the screen's. What is in it gives it no height, so all slides are alike. */
export const picture = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  width: '100%',
  minHeight: 300,
  overflow: 'hidden',
  textAlign: 'start',
  background: vars.color.surface.page,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
});

export const pictureBody = layerStyle('base', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  padding: 12,
  '@media': { [wide]: { padding: 20 } },
});
