import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { toned } from '../tones.css';

const hairline = `${vars.stroke.hairline} solid`;

export const list = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minWidth: 0,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.primary,
});

export const item = layerStyle('base', { minWidth: 0 });

export const comment = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  minWidth: 0,
});

export const content = layerStyle('base', { display: 'grid', gap: 6, minWidth: 0, justifyItems: 'start' });

export const head = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 24,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const author = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.strong,
});

export const meta = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});

/** What was said: in a bubble, in another one where only the team sees it. */
export const words = layerStyle('base', {
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: '7px 12px',
  borderRadius: vars.radius.control,
  border: `${hairline} transparent`,
  background: vars.color.surface.sunken,
  color: vars.color.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const internalWords = layerStyle('variant', {
  background: toned.tint,
  borderColor: toned.edge,
  color: toned.onTint,
});

/** The one that a link led to. */
export const current = layerStyle('state', {
  outline: `2px solid ${vars.color.accent.mark}`,
  outlineOffset: 1,
});

export const mention = layerStyle('base', {
  fontWeight: vars.font.weight.strong,
  color: vars.color.accent.text,
});

export const internalMention = layerStyle('variant', { color: 'inherit' });

export const gone = layerStyle('base', { margin: 0, color: vars.color.text.muted, fontStyle: 'italic' });

export const full = layerStyle('base', { justifySelf: 'stretch', minWidth: 0 });

export const actions = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  marginInlineStart: -8,
});

/** Answers stand behind a line. */
export const answers = layerStyle('base', {
  justifySelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  marginBlockStart: 6,
  padding: 0,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  listStyle: 'none',
  minWidth: 0,
});

export const composer = layerStyle('base', {
  display: 'grid',
  gap: 8,
  minWidth: 0,
  fontFamily: vars.font.body,
});

export const composerInternal = layerStyle('variant', {
  gap: 0,
  border: `${hairline} ${toned.edge}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const note = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px',
  background: toned.tint,
  color: toned.onTint,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontWeight: vars.font.weight.medium,
});

globalStyle(`${note} > svg`, { '@layer': { [layers.base]: { width: 16, height: 16, flexShrink: 0 } } });

export const composerBody = layerStyle('base', { display: 'grid', gap: 8, minWidth: 0 });

export const composerBodyInternal = layerStyle('variant', { padding: 10 });

export const foot = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

export const send = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
});

export const lock = layerStyle('base', { width: 12, height: 12, strokeWidth: vars.stroke.icon });
