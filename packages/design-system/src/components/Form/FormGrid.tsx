'use client';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Form.css';

export interface FormGridProps extends ComponentPropsWithRef<'div'> {
  /** At most so many columns; fewer where a field would be narrower than 13rem. */
  columns?: 1 | 2 | 3 | 4;
}

/** Short fields side by side. A field that needs the whole width stands outside the grid. */
export const FormGrid = withRef(function FormGrid({ columns = 2, className, style, ...rest }: FormGridProps) {
  const columnCount: CSSProperties & Record<'--lw-form-columns', number> = { '--lw-form-columns': columns };
  return (
    <div
      data-component="FormGrid"
      className={classNames(styles.grid, className)}
      style={{ ...columnCount, ...style }}
      {...rest}
    />
  );
});
