'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Stack.css';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Pixels between the children, a step of the scale. */
  gap?: keyof typeof styles.gap;
  direction?: keyof typeof styles.direction;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Let a row break into lines. */
  wrap?: boolean;
  asChild?: boolean;
}

/**
 * Things one after another with even space between them.
 *
 * Not for rows with hairlines (`List`) nor for the fields of a form (`FormGrid`).
 *
 * @example <Stack direction="row" gap={8} align="center">...</Stack>
 */
export const Stack = withRef(function Stack({
  gap = 12,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = false,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      data-component="Stack"
      className={classNames(
        styles.root,
        styles.direction[direction],
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        className,
      )}
      {...rest}
    />
  );
});
