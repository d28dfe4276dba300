'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './ButtonGroup.css';

export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the buttons have in common. */
  'aria-label'?: string;
  /** Joined into one control: a button and its menu. */
  attached?: boolean;
}

/**
 * Buttons that belong together.
 *
 * Not for choosing one of them (`SegmentedControl`) nor for what fills a bar (`Toolbar`).
 */
export const ButtonGroup = withRef(function ButtonGroup({
  attached = false,
  className,
  ...rest
}: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's meaning and layout
    <div
      data-component="ButtonGroup"
      role="group"
      className={classNames(styles.root, attached && styles.attached, className)}
      {...rest}
    />
  );
});
