import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

/** The drafting paper's: as faint on a dark page as on a light one. */
const gridLine = `color-mix(in srgb, ${vars.color.text.primary} 4%, transparent)`;

/** Drafting paper: a grid of hairlines, 24 px, faint enough to read over. */
export const root = layerStyle('base', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 20,
  minHeight: '100dvh',
  padding: '32px 14px',
  boxSizing: 'border-box',
  background: vars.color.surface.page,
  backgroundImage: `linear-gradient(${gridLine} 1px, transparent 1px), linear-gradient(90deg, ${gridLine} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  backgroundPosition: 'center',
  color: vars.color.text.primary,
});

export const sheet = layerStyle('base', {
  width: '100%',
  maxWidth: 400,
  boxSizing: 'border-box',
  padding: 28,
  background: vars.color.surface.sheet,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.menu,
  '@media': { 'screen and (max-width: 640px)': { padding: 20 } },
});

export const title = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.title,
  lineHeight: vars.font.leading.title,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
  overflowWrap: 'anywhere',
});

export const description = layerStyle('base', {
  margin: '4px 0 0',
  color: vars.color.text.muted,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
});

export const body = layerStyle('base', { marginBlockStart: 20 });

export const footer = layerStyle('base', {
  maxWidth: 400,
  textAlign: 'center',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});
