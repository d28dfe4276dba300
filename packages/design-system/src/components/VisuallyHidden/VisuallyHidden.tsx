'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Words for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="VisuallyHidden" className={classNames(styles.root, className)} {...rest} />;
}
