import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { sheetRule } from '../../theme/sheetRule';
import { toned as tonedBy } from '../tones.css';

/** Four figures side by side need this much. */
const four = '760px';

export const root = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.stroke.hairline,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  ...sheetRule,
});

/** Four a row or two, never three with one left over; one where even two do not fit. */
export const figure = layerStyle('base', {
  // The middle of the clamp is far too much or far too little: it picks half a row or a quarter.
  flex: `1 1 max(min(150px, 100%), clamp((100% - 3 * ${vars.stroke.hairline}) / 4, (${four} - 100%) * 9999, (100% - ${vars.stroke.hairline}) / 2))`,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  boxSizing: 'border-box',
  padding: `12px ${vars.size.sheetPadding}`,
  // Hairlines between neighbours, wherever the rows break.
  boxShadow: `0 0 0 ${vars.stroke.hairline} ${vars.color.border.default}`,
});

export const label = layerStyle('base', {
  margin: 0,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.control,
  color: vars.color.text.secondary,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const line = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  minWidth: 0,
  margin: 0,
});

export const value = layerStyle('base', {
  fontFamily: vars.font.figures,
  fontSize: vars.font.size.display,
  lineHeight: vars.font.leading.display,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
});

export const detail = layerStyle('base', {
  minWidth: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const meter = layerStyle('base', { margin: '2px 0' });

export const note = layerStyle('base', {
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const toned = layerStyle('state', { color: tonedBy.text, fontWeight: vars.font.weight.medium });
