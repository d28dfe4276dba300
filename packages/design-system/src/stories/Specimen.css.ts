import { vars } from '../theme/contract.css';
import { layerStyle } from '../theme/layerStyle';

export const frame = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});
export const topbar = layerStyle('base', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: vars.size.topbar,
  paddingInline: 16,
  background: vars.color.chrome.topbar,
  color: vars.color.chrome.onTopbar,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.chrome.border}`,
  fontWeight: vars.font.weight.strong,
});
export const search = layerStyle('base', {
  flex: '1 1 auto',
  maxWidth: 260,
  padding: '5px 10px',
  borderRadius: vars.radius.field,
  background: vars.color.chrome.topbarField,
  color: vars.color.chrome.onTopbarField,
  fontWeight: vars.font.weight.regular,
  fontSize: vars.font.size.small,
});
export const sidebar = layerStyle('base', {
  padding: 8,
  background: vars.color.chrome.sidebar,
  color: vars.color.chrome.onSidebar,
  borderInlineEnd: `${vars.stroke.hairline} solid ${vars.color.chrome.border}`,
});
export const entry = layerStyle('base', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.size.navEntry,
  paddingInline: 10,
  borderRadius: vars.radius.nav,
});
export const current = layerStyle('variant', {
  background: vars.color.chrome.sidebarCurrent,
  color: vars.color.chrome.onSidebarCurrent,
  boxShadow: `inset 2px 0 0 ${vars.color.chrome.sidebarMark}`,
});
export const entryName = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 8 });
export const count = layerStyle('base', {
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.meta,
  color: vars.color.chrome.onSidebarMuted,
});
export const page = layerStyle('base', {
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: 16,
  background: vars.color.surface.page,
});
export const heading = layerStyle('base', {
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.heading,
  fontSize: vars.font.size.title,
  lineHeight: vars.font.leading.title,
  letterSpacing: vars.font.tracking.heading,
});
export const row = layerStyle('base', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const sheet = layerStyle('base', {
  overflow: 'hidden',
  background: vars.color.surface.sheet,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});
export const padded = layerStyle('variant', { display: 'grid', gap: 12, padding: vars.size.sheetPadding });
export const table = layerStyle('base', { width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const header = layerStyle('base', {
  height: vars.size.tableHeader,
  paddingInline: 12,
  textAlign: 'start',
  background: vars.color.table.header,
  color: vars.color.table.onHeader,
  fontSize: vars.font.size.meta,
  fontWeight: vars.font.weight.strong,
  textTransform: vars.font.labelTransform,
});
export const cell = layerStyle('base', {
  height: vars.size.row,
  paddingInline: 12,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});
export const zebra = layerStyle('variant', { background: vars.color.table.zebra });
export const selected = layerStyle('variant', {
  background: vars.color.table.rowSelected,
  color: vars.color.table.onRowSelected,
});
export const figures = layerStyle('base', {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const currentCount = layerStyle('variant', { color: 'inherit' });
export const figureHeader = layerStyle('variant', { textAlign: 'end' });
export const atEnd = layerStyle('base', { display: 'flex', gap: 8, marginInlineStart: 'auto' });
export const beside = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});
/** A piece of page behind a dialog. */
export const scrim = layerStyle('base', {
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.scrim,
});
export const dialog = layerStyle('base', {
  display: 'grid',
  gap: 8,
  width: '100%',
  maxWidth: 320,
  padding: 20,
  background: vars.color.surface.raised,
  border: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
});
export const dialogTitle = layerStyle('base', {
  fontFamily: vars.font.heading,
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.leading.lead,
  fontWeight: vars.font.weight.heading,
});
export const dialogText = layerStyle('base', { color: vars.color.text.secondary });
export const dialogFooter = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  paddingBlockStart: 8,
});
