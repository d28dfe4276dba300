'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './SiteQuote.css';

export interface SiteQuoteProps extends ComponentPropsWithRef<'figure'> {
  /** Over the words: a `Rating`. */
  mark?: ReactNode;
  /** At the end of the mark's line: a `Badge`. */
  badge?: ReactNode;
  /** Who said it: an `Identity`. */
  by?: ReactNode;
}

/**
 * What somebody said, and who.
 *
 * @example <SiteQuote mark={<Rating value={5} />} by={<Identity name="Ana Lima" />}>It just works.</SiteQuote>
 */
export const SiteQuote = withRef(function SiteQuote({
  mark,
  badge,
  by,
  className,
  children,
  ...rest
}: SiteQuoteProps) {
  return (
    <figure data-component="SiteQuote" className={classNames(styles.root, className)} {...rest}>
      {(mark || badge) && (
        <div className={styles.head}>
          {mark}
          {badge}
        </div>
      )}
      <blockquote className={styles.words}>{children}</blockquote>
      {by && <figcaption className={styles.by}>{by}</figcaption>}
    </figure>
  );
});
