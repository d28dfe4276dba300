import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const height = 'var(--radix-accordion-content-height)';
const unfold = keyframes({ from: { height: 0 }, to: { height } });
const fold = keyframes({ from: { height }, to: { height: 0 } });
const line = `${vars.stroke.hairline} solid ${vars.color.border.default}`;

export const root = layerStyle('base', {
  minWidth: 0,
  border: line,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.sheet,
  boxShadow: vars.shadow.sheet,
  overflow: 'hidden',
});

export const item = layerStyle('base', { minWidth: 0, selectors: { '& + &': { borderBlockStart: line } } });

export const heading = layerStyle('base', { margin: 0, fontSize: 'inherit', fontWeight: 'inherit' });

export const trigger = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  margin: 0,
  padding: `8px ${vars.size.sheetPadding}`,
  boxSizing: 'border-box',
  border: 0,
  background: 'transparent',
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
});

export const triggerState = layerStyle('state', {
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surface.hover },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.text.disabled },
  },
});

export const chevron = layerStyle('base', {
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.text.muted,
  transition: `transform ${vars.motion.moderate} ${vars.motion.easeStandard}`,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-state="open"] > &': { transform: 'rotate(90deg)' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const title = layerStyle('base', { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });

export const meta = layerStyle('base', {
  flexShrink: 0,
  maxWidth: '50%',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const panel = layerStyle('base', {
  overflow: 'hidden',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.moderate} ${vars.motion.easeEnter}` },
    '&[data-state="closed"]': { animation: `${fold} ${vars.motion.moderate} ${vars.motion.easeExit}` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-state="open"], &[data-state="closed"]': { animation: 'none' } },
    },
  },
});

/** Stays in the page, so nothing folds: it is there or not. */
export const kept = layerStyle('state', {
  selectors: { '&[data-state]': { animation: 'none' }, '&[data-state="closed"]': { display: 'none' } },
});

/** In line with the title: past the chevron. */
export const content = layerStyle('base', {
  paddingBlock: '2px 16px',
  paddingInlineStart: `calc(${vars.size.sheetPadding} + ${vars.size.icon} + 10px)`,
  paddingInlineEnd: vars.size.sheetPadding,
});
