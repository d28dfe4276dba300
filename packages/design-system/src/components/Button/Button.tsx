'use client';
import { withRef } from '../withRef';
import type { ButtonProps } from './ButtonProps';
import { drawButton } from './drawButton';

export type { ButtonProps } from './ButtonProps';

/**
 * Does something now.
 *
 * Not for going somewhere (`Link`, or `asChild` around one), nor for an icon alone (`IconButton`).
 *
 * Keyboard: Enter and Space.
 *
 * @example <Button variant="solid" tone="accent" icon={<Plus />}>New Task</Button>
 */
export const Button = withRef(function Button({
  variant = 'outline',
  tone = 'neutral',
  size = 'medium',
  busy = false,
  asChild = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return drawButton({ variant, tone, size, busy, asChild, type, ...rest });
});
