'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Chip.css';
import { ScrollingChipsContext } from './ChipGroupContext';

export interface ChipGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the chips choose. */
  'aria-label': string;
  /** On a phone: one line that scrolls by itself, rather than many. */
  scroll?: boolean;
}

/** Chips that belong together. */
export const ChipGroup = withRef(function ChipGroup({ scroll = false, className, ...rest }: ChipGroupProps) {
  return (
    <ScrollingChipsContext.Provider value={scroll}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's meaning and layout */}
      <div
        data-component="ChipGroup"
        role="group"
        className={classNames(styles.group, scroll && styles.scrolling, className)}
        {...rest}
      />
    </ScrollingChipsContext.Provider>
  );
});
