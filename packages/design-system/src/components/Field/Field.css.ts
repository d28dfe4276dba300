import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  // No grid: around every control of a page, its layout costs twice a column's.
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  fontFamily: vars.font.body,
  color: vars.color.text.primary,
});

export const label = layerStyle('base', {
  alignSelf: 'start',
  maxWidth: '100%',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** Out of sight, still read. */
export const hidden = layerStyle('state', {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** The sign is CSS so that the label's text stays what it says; `/ ""` keeps it out of the accessible name. */
export const required = layerStyle('base', {
  selectors: {
    '&::after': {
      content: ['"*"', '"*" / ""'],
      marginInlineStart: 3,
      color: vars.color.danger.text,
      fontWeight: vars.font.weight.medium,
    },
  },
});

export const hint = layerStyle('base', {
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const error = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 5,
  minWidth: 0,
  paddingBlock: 1,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.danger.text,
  overflowWrap: 'anywhere',
});

export const errorIcon = layerStyle('base', {
  flexShrink: 0,
  width: 14,
  height: 14,
  marginBlockStart: 1,
  strokeWidth: 2,
});
