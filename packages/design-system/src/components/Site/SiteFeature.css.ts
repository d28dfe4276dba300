import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';
import { sheetRule } from '../../theme/sheetRule';

export const root = layerStyle('base', {
  minWidth: 0,
  padding: 20,
  ...sheetRule,
});

export const icon = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 36,
  height: 36,
  marginBlockEnd: 14,
  background: vars.color.accent.subtle,
  color: vars.color.accent.onSubtle,
  borderRadius: vars.radius.control,
});

globalStyle(`${icon} > svg`, { '@layer': { [layers.base]: { width: 18, height: 18 } } });

export const title = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  fontWeight: vars.font.weight.strong,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const text = layerStyle('base', {
  marginBlockStart: 6,
  fontSize: vars.font.size.body,
  lineHeight: 1.6,
  color: vars.color.text.secondary,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
