'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Chip.css';
import { ChipsInLineContext } from './ChipGroupContext';

export interface ChipGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the chips choose. */
  'aria-label': string;
  /** One line whatever their number: chips that do not fit are reached by Tab, on a phone by scrolling, and through `more`. */
  oneLine?: boolean;
  /** Stays in sight after the line: a menu of all of them. */
  more?: ReactNode;
}

/** Chips that belong together. */
export const ChipGroup = withRef(function ChipGroup({
  oneLine = false,
  more,
  className,
  children,
  ...rest
}: ChipGroupProps) {
  return (
    <ChipsInLineContext.Provider value={oneLine}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's meaning and layout */}
      <div
        data-component="ChipGroup"
        role="group"
        className={classNames(oneLine ? styles.lineGroup : styles.group, className)}
        {...rest}
      >
        {oneLine ? (
          <div className={styles.line} data-part="line">
            {children}
          </div>
        ) : (
          children
        )}
        {more}
      </div>
    </ChipsInLineContext.Provider>
  );
});
