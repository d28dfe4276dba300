import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const wide = 'screen and (min-width: 768px)';

/** The drafting paper's: as faint on a dark page as on a light one. */
const gridLine = `color-mix(in srgb, ${vars.color.text.primary} 4%, transparent)`;

export const root = layerStyle('base', {
  minHeight: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  scrollPaddingBlockStart: 72,
});

export const header = layerStyle('base', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.surface.page,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});

export const bar = layerStyle('base', {
  display: 'flex',
  // Wide fonts and long words have a second line on the smallest phones.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  boxSizing: 'border-box',
  maxWidth: 1120,
  minHeight: 56,
  paddingBlock: 4,
  marginInline: 'auto',
  paddingInline: 14,
  '@media': { [wide]: { paddingInline: 24 } },
});

export const nav = layerStyle('base', {
  display: 'none',
  gap: 20,
  marginInlineStart: 16,
  '@media': { [wide]: { display: 'flex' } },
});

export const actions = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
});

export const footer = layerStyle('base', {
  boxSizing: 'border-box',
  maxWidth: 1120,
  marginInline: 'auto',
  padding: '24px 14px 40px',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
  '@media': { [wide]: { paddingInline: 24 } },
});

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

export const heroBody = layerStyle('base', {
  position: 'relative',
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  boxSizing: 'border-box',
  maxWidth: 1120,
  marginInline: 'auto',
  padding: '56px 14px',
  '@media': {
    [wide]: { padding: '96px 24px' },
    'screen and (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)' },
  },
});

export const heroTitle = layerStyle('base', {
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

export const heroText = layerStyle('base', {
  margin: '20px 0 28px',
  maxWidth: '52ch',
  fontSize: 17,
  lineHeight: 1.6,
  color: vars.color.text.secondary,
});

export const heroActions = layerStyle('base', { display: 'flex', flexWrap: 'wrap', gap: 10 });

export const visual = layerStyle('base', { minWidth: 0 });

export const section = layerStyle('base', {
  boxSizing: 'border-box',
  maxWidth: 1120,
  marginInline: 'auto',
  padding: '48px 14px',
  scrollMarginBlockStart: 56,
  '@media': { [wide]: { padding: '72px 24px' } },
});

export const sectionTitle = layerStyle('base', {
  margin: '0 0 24px',
  fontFamily: vars.font.heading,
  fontSize: 26,
  lineHeight: 1.25,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
});

export const grid = layerStyle('base', {
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});
