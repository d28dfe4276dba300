import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

const narrow = 'screen and (max-width: 1023.98px)';
const still = '(prefers-reduced-motion: reduce)';

/** The document scrolls, the frame sticks: so the browser keeps scroll positions and phones fold their bars. */
export const root = layerStyle('base', {
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: '100dvh',
  // Not the body's: see `cover`.
  pointerEvents: 'auto',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
});

export const skipLink = layerStyle('base', {
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 60,
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontWeight: vars.font.weight.control,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/** Takes part in the layout while pinned, lies over the page otherwise. */
export const sidebar = layerStyle('base', {
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 40,
  width: '16rem',
  maxWidth: 'calc(100vw - 48px)',
  flexShrink: 0,
  background: vars.color.chrome.sidebar,
  borderInlineEnd: `${vars.stroke.hairline} solid ${vars.color.chrome.border}`,
  transition: `transform ${vars.motion.moderate} ${vars.motion.easeEnter}`,
  selectors: {
    // Hidden at the end of its way out, but seen from the start of its way in: what is hidden takes no focus.
    '&[data-state="closed"]': {
      transform: 'translateX(-101%)',
      visibility: 'hidden',
      transition: `transform ${vars.motion.moderate} ${vars.motion.easeEnter}, visibility ${vars.motion.moderate}`,
    },
    '[dir="rtl"] &[data-state="closed"]': { transform: 'translateX(101%)' },
    '&[data-state="open"]': { boxShadow: vars.shadow.dialog },
  },
  '@media': {
    [still]: { transition: 'none', selectors: { '&[data-state="closed"]': { transition: 'none' } } },
    // Pinned is what the server renders, so a phone must not see it before the script runs.
    [narrow]: {
      selectors: {
        '&[data-state="pinned"]': { transform: 'translateX(-101%)', visibility: 'hidden' },
        '[dir="rtl"] &[data-state="pinned"]': { transform: 'translateX(101%)' },
      },
    },
    'screen and (min-width: 1024px)': {
      selectors: {
        '&[data-state="pinned"]': { position: 'sticky', height: '100dvh', transition: 'none' },
      },
    },
    print: { display: 'none' },
  },
});

/** The strip at the edge that an unpinned sidebar waits behind. */
export const edge = layerStyle('base', {
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 10,
  zIndex: 39,
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
});

export const overlay = layerStyle('base', {
  position: 'fixed',
  inset: 0,
  zIndex: 38,
  border: 0,
  padding: 0,
  background: vars.color.surface.scrim,
});

export const column = layerStyle('base', { flex: '1 1 0', minWidth: 0 });

export const topbar = layerStyle('base', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  '@media': { print: { display: 'none' } },
});

/**
 * On the document's root: what the keyboard brings into view comes to lie below the bar, not under it. A class, as for a `:has`
 * browsers work out the root's styles anew for each element that comes or goes.
 */
export const scroller = layerStyle('base', { scrollPaddingBlockStart: `calc(${vars.size.topbar} + 8px)` });

export const main = layerStyle('base', { outline: 'none', minWidth: 0 });
