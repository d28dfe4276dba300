import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { layerStyle } from '../../theme/layerStyle';

export const whole = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
});

export const zone = [
  layerStyle('base', {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 0,
    padding: '20px 16px',
    border: `1.5px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.sheet,
    background: vars.color.surface.field,
    color: vars.color.text.secondary,
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: { ...fading('background-color', 'border-color') },
  }),
  layerStyle('state', {
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: vars.color.text.muted },
      '&[data-invalid]': { borderColor: vars.color.danger.mark },
      // The edge turns solid: the change is not told by colour alone.
      '&[data-state="over"]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent.mark,
        background: vars.color.accent.subtle,
        color: vars.color.accent.onSubtle,
      },
      '&[data-disabled]': {
        borderColor: vars.color.border.default,
        background: vars.color.surface.sunken,
        color: vars.color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-state="over"]': { borderColor: 'Highlight', borderWidth: 2 } },
      },
    },
  }),
].join(' ');

export const zoneIcon = layerStyle('base', {
  width: 24,
  height: 24,
  strokeWidth: vars.stroke.icon,
  color: vars.color.text.muted,
  selectors: {
    '[data-state="over"] > &': { color: vars.color.accent.mark },
    '[data-disabled] > &': { color: vars.color.text.disabled },
  },
});

export const input = layerStyle('base', { display: 'none' });

export const rejected = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minWidth: 0,
  padding: '8px 8px 8px 12px',
  border: `${vars.stroke.hairline} solid ${vars.color.danger.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.danger.subtle,
  color: vars.color.danger.onSubtle,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
});

export const rejectedIcon = layerStyle('base', { flexShrink: 0, width: 16, height: 16, marginBlockStart: 2 });

export const rejectedWords = layerStyle('base', { flex: '1 1 auto', minWidth: 0, paddingBlock: 1 });

export const rejectedTitle = layerStyle('base', { fontWeight: vars.font.weight.strong });

export const reasons = layerStyle('base', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const dismiss = layerStyle('variant', { color: 'inherit' });

export const files = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const file = layerStyle('base', {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  padding: '6px 6px 6px 10px',
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface.sheet,
  overflow: 'hidden',
});

export const fileIcon = layerStyle('base', {
  flexShrink: 0,
  width: 18,
  height: 18,
  strokeWidth: vars.stroke.icon,
  color: vars.color.text.muted,
  selectors: {
    '[data-state="done"] > &': { color: vars.color.success.mark },
    '[data-state="failed"] > &': { color: vars.color.danger.mark },
  },
});

export const words = layerStyle('base', { flex: '1 1 auto', display: 'grid', minWidth: 0 });

export const name = layerStyle('base', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.primary,
});

export const detail = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const failure = layerStyle('base', {
  color: vars.color.danger.text,
  overflowWrap: 'anywhere',
});

/** Along the lower edge, so that nothing moves when it comes and goes. */
export const progress = layerStyle('variant', {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  borderRadius: 0,
});
