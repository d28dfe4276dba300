import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: '40px 20px',
  textAlign: 'center',
  minWidth: 0,
});

export const icon = layerStyle('base', {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBlockEnd: 8,
  borderRadius: vars.radius.sheet,
  border: `${vars.stroke.hairline} dashed ${vars.color.border.strong}`,
  color: vars.color.text.muted,
});

globalStyle(`${icon} > svg`, { '@layer': { [layers.base]: { width: 18, height: 18 } } });

export const title = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  fontWeight: vars.font.weight.heading,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
});

export const description = layerStyle('base', {
  margin: 0,
  maxWidth: '52ch',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const action = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 12,
});
