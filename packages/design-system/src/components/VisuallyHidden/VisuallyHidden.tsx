'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Words for assistive technology only.
 *
 * Not for what helps everybody: show it.
 */
export const VisuallyHidden = withRef(function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="VisuallyHidden" className={classNames(styles.root, className)} {...rest} />;
});
