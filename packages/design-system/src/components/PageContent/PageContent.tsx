'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './PageContent.css';

export interface PageContentProps extends ComponentPropsWithRef<'div'> {
  /** `reading` keeps lines and single forms at 760 px; `wide` takes the 1320 of a working page. */
  width?: 'wide' | 'reading';
  /**
   * As high as the window below the top bar, for a page whose last part scrolls by itself: a `DataTable` with `maxHeight="page"`. On
   * a phone the page stays as high as its parts.
   */
  fill?: boolean;
}

/**
 * The page's gutters and widest measure, its parts one under another.
 *
 * Not inside a card or dialog, which have paddings of their own.
 */
export const PageContent = withRef(function PageContent({
  width = 'wide',
  fill = false,
  className,
  ...rest
}: PageContentProps) {
  return (
    <div
      data-component="PageContent"
      className={classNames(
        styles.root,
        width === 'reading' && styles.reading,
        fill && styles.fill,
        className,
      )}
      {...rest}
    />
  );
});
