'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './CodeList.css';

export interface CodeListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** As they are to be typed. */
  codes: readonly string[];
  /** What they are: 'Recovery codes'. */
  'aria-label': string;
}

/**
 * Numbered codes to be written down, copied or printed: recovery codes, serial numbers. A code is never broken over two lines.
 *
 * Not for one value to copy (a read-only `TextField`) nor for what a phone reads (`QrCode`).
 *
 * @example <CodeList aria-label="Recovery codes" codes={['4kqx-8mdw', 't7rb-2hnc']} />
 */
export const CodeList = withRef(function CodeList({ codes, className, ...rest }: CodeListProps) {
  return (
    <ol data-component="CodeList" className={classNames(styles.root, className)} {...rest}>
      {codes.map((code) => (
        <li key={code} className={styles.code}>
          {code}
        </li>
      ))}
    </ol>
  );
});
