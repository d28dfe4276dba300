'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Form.css';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  align?: keyof typeof styles.align;
  /** On a phone: a bar at the bottom of the window, so that a long form is saved without scrolling. One to a page. */
  sticky?: boolean;
}

/** The buttons of a form, its primary one last. */
export const FormActions = withRef(function FormActions({
  align = 'end',
  sticky = false,
  className,
  ...rest
}: FormActionsProps) {
  return (
    <div
      data-component="FormActions"
      data-sticky={sticky || undefined}
      className={classNames(styles.actions, styles.align[align], sticky && styles.sticky, className)}
      {...rest}
    />
  );
});
