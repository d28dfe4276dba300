'use client';
import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../withRef';
import { useMenu } from './MenuContext';
import { MenuSheet } from './MenuSheet';

export interface MenuContentProps extends ComponentPropsWithRef<'div'> {
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/** The sheet of entries. Arrow keys wander and wrap, letters jump, Escape and Tab close. */
export const MenuContent = withRef(function MenuContent(props: MenuContentProps) {
  return useMenu().wasOpen ? <MenuSheet {...props} /> : null;
});
