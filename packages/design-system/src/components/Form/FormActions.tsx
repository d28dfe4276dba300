'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as styles from './Form.css';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  align?: keyof typeof styles.align;
}

/** The buttons of a form, its primary one last. */
export function FormActions({ align = 'end', className, ...rest }: FormActionsProps) {
  return (
    <div
      data-component="FormActions"
      className={classNames(styles.actions, styles.align[align], className)}
      {...rest}
    />
  );
}
