import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const box = layerStyle('variant', { alignItems: 'flex-start' });

/** Chips and text in lines; the buttons stay beside the first. */
export const content = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 auto',
  rowGap: 2,
  minWidth: 0,
});

export const trailing = layerStyle('base', {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 4,
  height: `calc(${vars.size.control} - 2px)`,
  paddingInlineEnd: 4,
  color: vars.color.text.muted,
  '@media': { '(pointer: coarse)': { height: 42 } },
});

/** Opens and closes the chips that are not shown. */
export const more = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minWidth: 28,
    minHeight: 22,
    marginInlineStart: 4,
    marginBlock: 2,
    paddingInline: 6,
    paddingBlock: 0,
    border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
    borderRadius: `max(2px, calc(${vars.radius.field} - 2px))`,
    background: 'transparent',
    color: vars.color.text.secondary,
    fontFamily: 'inherit',
    fontSize: vars.font.size.small,
    lineHeight: vars.font.leading.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '@media': {
      '(pointer: coarse)': { minHeight: 34, minWidth: 44 },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  }),
  layerStyle('state', {
    outline: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
      '&:active': { background: vars.color.surface.pressed },
      '&:focus-visible': {
        outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
        outlineOffset: vars.focus.offsetInside,
      },
    },
  }),
].join(' ');

export const moreIcon = layerStyle('base', { width: 12, height: 12, strokeWidth: 2 });

export const option = layerStyle('variant', { paddingInlineEnd: 8, alignItems: 'flex-start' });

/** A tick box in looks only: the option itself says that it is chosen. */
export const tick = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.size.checkbox,
    height: vars.size.checkbox,
    marginBlockStart: `calc((${vars.font.leading.body} - ${vars.size.checkbox}) / 2)`,
    border: `${vars.stroke.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.checkbox,
    background: vars.color.surface.field,
    color: vars.color.accent.onMark,
  }),
  layerStyle('state', {
    selectors: {
      '[data-state="checked"] > &, [data-state="indeterminate"] > &': {
        background: vars.color.accent.mark,
        borderColor: vars.color.accent.mark,
      },
      '[data-disabled] > &': { opacity: vars.decoration.disabledOpacity },
    },
    '@media': {
      '(forced-colors: active)': {
        color: 'HighlightText',
        selectors: {
          '[data-state="checked"] > &, [data-state="indeterminate"] > &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
].join(' ');

export const tickMark = layerStyle('base', { width: '80%', height: '80%', strokeWidth: 3 });

/** Between 'Select all' and what it selects. */
export const all = layerStyle('variant', {
  fontWeight: vars.font.weight.medium,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});

/** The width of what is typed, down to a caret: a placeholder needs more. */
export const input = layerStyle('variant', {
  selectors: { '&:placeholder-shown': { minWidth: 96 } },
});
