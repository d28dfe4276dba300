'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';

/** A heading over entries. */
export const MenuLabel = withRef(function MenuLabel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  const { primitives } = useMenu();
  return <primitives.Label data-part="label" className={classNames(styles.heading, className)} {...rest} />;
});
