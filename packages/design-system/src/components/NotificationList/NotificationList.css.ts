import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { toned } from '../tones.css';

const line = `${vars.stroke.hairline} solid ${vars.color.border.subtle}`;

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.primary,
  outline: 'none',
});

export const head = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  minHeight: 44,
  padding: '4px 8px 4px 16px',
  borderBlockEnd: line,
});

export const heading = layerStyle('base', {
  flex: '1 1 auto',
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.heading,
});

export const groups = layerStyle('base', {
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const list = layerStyle('base', { margin: 0, padding: 0, listStyle: 'none' });

export const footer = layerStyle('base', {
  display: 'flex',
  justifyContent: 'center',
  padding: '8px 16px',
  borderBlockStart: line,
});

export const item = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 12,
  padding: '12px 8px 12px 16px',
  selectors: { '& + &': { borderBlockStart: line } },
});

export const icon = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.full,
  background: toned.tint,
  color: toned.onTint,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

globalStyle(`${icon} > svg`, { '@layer': { [layers.base]: { width: 16, height: 16 } } });

export const words = layerStyle('base', {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  paddingBlockStart: 3,
  overflowWrap: 'anywhere',
});

export const title = layerStyle('base', {
  color: vars.color.text.secondary,
  selectors: {
    '[data-state="unread"] &': { color: vars.color.text.primary, fontWeight: vars.font.weight.strong },
  },
});

/** What is not read yet: a dot before a bold title. */
export const dot = layerStyle('base', {
  display: 'inline-block',
  width: 7,
  height: 7,
  marginInlineEnd: 7,
  marginBlockEnd: 1,
  borderRadius: vars.radius.full,
  background: vars.color.accent.mark,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const message = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.secondary,
});

export const foot = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  marginBlockStart: 2,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});

export const actions = layerStyle('base', { display: 'flex', alignItems: 'flex-start', gap: 0 });

export const loading = layerStyle('base', { display: 'grid', gap: 16, padding: 16 });

export const waiting = layerStyle('base', { display: 'grid', gap: 6 });

export const empty = layerStyle('layout', { padding: '24px 16px 28px' });
