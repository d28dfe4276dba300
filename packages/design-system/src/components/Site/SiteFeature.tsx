'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './SiteFeature.css';

export interface SiteFeatureProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon?: ReactNode;
  /** An `h3`. */
  title: ReactNode;
}

/**
 * One thing that it does: an icon, a title, a sentence or two.
 *
 * @example <SiteFeature icon={<Timer />} title="Time tracking">A timer that survives reloads.</SiteFeature>
 */
export const SiteFeature = withRef(function SiteFeature({
  icon,
  title,
  className,
  children,
  ...rest
}: SiteFeatureProps) {
  return (
    <div data-component="SiteFeature" className={classNames(styles.root, className)} {...rest}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </div>
  );
});
