import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

/** The two read as one: the first is as wide as a date, the second has the rest. */
export const input = layerStyle('variant', {
  minWidth: 0,
  selectors: {
    '&[data-part="start"]': {
      flex: '0 1 auto',
      width: `calc(10ch + ${vars.size.controlPadding} + 6px)`,
      paddingInlineEnd: 6,
    },
    '&[data-part="end"]': { flex: '1 1 0', paddingInlineStart: 8 },
  },
});

export const dash = layerStyle('base', {
  flexShrink: 0,
  color: vars.color.text.muted,
  userSelect: 'none',
});

export const content = layerStyle('base', {
  display: 'flex',
  alignItems: 'stretch',
  '@media': { '(max-width: 640px)': { flexDirection: 'column' } },
});

export const presets = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  margin: 0,
  marginInlineEnd: 8,
  padding: 0,
  paddingInlineEnd: 8,
  minWidth: 112,
  listStyle: 'none',
  borderInlineEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  '@media': {
    '(max-width: 640px)': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      marginInlineEnd: 0,
      marginBlockEnd: 8,
      paddingInlineEnd: 0,
      paddingBlockEnd: 8,
      borderInlineEnd: 0,
      borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
      maxWidth: 260,
    },
  },
});

export const preset = [
  layerStyle('variant', { width: '100%', justifyContent: 'flex-start' }),
  layerStyle('state', {
    selectors: {
      '&[aria-pressed="true"]': {
        background: vars.color.surface.selected,
        color: vars.color.text.onSelected,
      },
    },
  }),
].join(' ');

export const foot = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 28,
  marginBlockStart: 4,
  paddingBlockStart: 6,
  paddingInlineStart: 6,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  color: vars.color.text.muted,
});
