import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** A sheet on the page: what a card of any kind is drawn on. */
export const sheetRule = {
  background: vars.color.surface.sheet,
  color: vars.color.text.primary,
  border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.sheet,
} as const satisfies StyleRule;
