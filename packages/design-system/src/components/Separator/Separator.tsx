'use client';
import { Separator as RadixSeparator } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Separator.css';

export interface SeparatorProps extends ComponentPropsWithRef<'div'> {
  orientation?: keyof typeof styles.orientation;
  /** False where it separates in meaning too, not only to the eye. */
  decorative?: boolean;
}

/**
 * A hairline between things.
 *
 * Not between parts that a heading or a card already tells apart.
 */
export const Separator = withRef(function Separator({
  orientation = 'horizontal',
  decorative = true,
  className,
  ...rest
}: SeparatorProps) {
  return (
    <RadixSeparator.Root
      data-component="Separator"
      orientation={orientation}
      decorative={decorative}
      className={classNames(styles.root, styles.orientation[orientation], className)}
      {...rest}
    />
  );
});
