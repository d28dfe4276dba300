'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Columns.css';

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The narrow column beside the children; under them where there is no room. */
  aside?: ReactNode;
  /** Of columns that share the width: a phone's width is enough for one. */
  compact?: boolean;
}

/**
 * With `aside`: the children are the main column. Without: the children share the width evenly.
 *
 * Not for cards in a number that is not known (`CardGrid`) nor for the fields of a form (`FormGrid`).
 *
 * @example <Columns aside={<Team />}><Details /></Columns>
 */
export const Columns = withRef(function Columns({
  aside,
  compact = false,
  className,
  children,
  ...rest
}: ColumnsProps) {
  return (
    <div
      data-component="Columns"
      className={classNames(
        styles.root,
        styles.layout[aside ? 'aside' : compact ? 'compact' : 'even'],
        className,
      )}
      {...rest}
    >
      {aside ? (
        <>
          <div className={styles.part}>{children}</div>
          <div className={styles.part}>{aside}</div>
        </>
      ) : (
        children
      )}
    </div>
  );
});
