'use client';
import { withRef } from '../withRef';
import type { MenuContentProps } from './MenuContentProps';
import { useMenu } from './MenuContext';
import { MenuSheet } from './MenuSheet';

export type { MenuContentProps } from './MenuContentProps';

/** The sheet of entries. Arrow keys wander and wrap, letters jump, Escape and Tab close. */
export const MenuContent = withRef(function MenuContent(props: MenuContentProps) {
  return useMenu().wasOpen ? <MenuSheet {...props} /> : null;
});
