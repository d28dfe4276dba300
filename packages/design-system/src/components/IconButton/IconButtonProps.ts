import type { ReactNode } from 'react';
import type { ButtonProps } from '../Button';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'trailingIcon' | 'icon' | 'asChild'> {
  /** Its accessible name, shown as a tooltip too. */
  label: string;
  icon: ReactNode;
  /** False where a tooltip would be in the way: the cross of a dialog. */
  tooltip?: boolean;
  /** A switch between two states: announced as pressed. */
  pressed?: boolean;
}
