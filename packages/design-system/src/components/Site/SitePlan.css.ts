import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { sheetRule } from '../../theme/sheetRule';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 24,
  ...sheetRule,
});

/** By a thicker edge, not by colour alone: the badge says why. */
export const outstanding = layerStyle('variant', {
  borderColor: vars.color.accent.mark,
  outline: `1px solid ${vars.color.accent.mark}`,
});

export const head = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 28,
});

export const title = layerStyle('base', {
  margin: 0,
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

export const price = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  margin: '12px 0 20px',
});

export const amount = layerStyle('base', {
  fontFamily: vars.font.heading,
  fontSize: 40,
  lineHeight: 1.1,
  fontWeight: vars.font.weight.heading,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const period = layerStyle('base', {
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});

export const features = layerStyle('base', {
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  flex: '1 1 auto',
  margin: 0,
  paddingBlock: '20px 24px',
  paddingInline: 0,
  // An empty marker: with 'none' Safari forgets that it is a list.
  listStyleType: '""',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});

export const feature = layerStyle('base', {
  display: 'flex',
  gap: 10,
  minWidth: 0,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

export const check = layerStyle('base', {
  flexShrink: 0,
  width: 16,
  // As high as a line, so that it stands in the middle of the first.
  height: vars.font.leading.body,
  color: vars.color.success.text,
});

export const action = layerStyle('base', { display: 'grid' });
