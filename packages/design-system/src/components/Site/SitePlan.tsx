'use client';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './SitePlan.css';

export interface SitePlanProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** An `h3`. */
  title: ReactNode;
  /** As it is written: '$19'. */
  price: ReactNode;
  /** What the price is for: 'per user per month'. */
  period?: ReactNode;
  /** What is in it. */
  features: readonly string[];
  action?: ReactNode;
  /** A `Badge` beside the title; the card stands out then. */
  badge?: ReactNode;
}

/**
 * What is to be had for a price, in a grid with others.
 *
 * @example <SitePlan title="Starter" price="$9" period="per user per month" features={['Up to 5 projects']} />
 */
export const SitePlan = withRef(function SitePlan({
  title,
  price,
  period,
  features,
  action,
  badge,
  className,
  ...rest
}: SitePlanProps) {
  const titleId = useId();
  return (
    <article
      data-component="SitePlan"
      aria-labelledby={titleId}
      className={classNames(styles.root, Boolean(badge) && styles.outstanding, className)}
      {...rest}
    >
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {badge}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{price}</span> <span className={styles.period}>{period}</span>
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check className={styles.check} aria-hidden />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
});
