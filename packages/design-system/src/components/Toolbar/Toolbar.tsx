'use client';
import { SlidersHorizontal } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import { useMediaQuery } from '../useMediaQuery';
import { withRef } from '../withRef';
import { toolbarMessages } from './messages';
import * as styles from './Toolbar.css';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** At the end of the line: what applies to a selection. */
  end?: ReactNode;
  /** Shown in line while there is room, behind a 'More' button on a phone. */
  overflow?: ReactNode;
  overflowLabel?: string;
  /** Only behind that button, on a phone: what a wide page has elsewhere. */
  phoneOnly?: ReactNode;
  /** With gutters and a hairline under it, as the head of a flush card. */
  framed?: boolean;
}

/**
 * Search, filters and actions over what they act on; wraps where it must.
 *
 * Not for what a form asks (`Form`) nor for going somewhere (`Tabs`).
 *
 * Keyboard: Tab goes through what it holds.
 */
export const Toolbar = withRef(function Toolbar({
  end,
  overflow,
  phoneOnly,
  overflowLabel: givenOverflowLabel,
  framed = false,
  className,
  children,
  ...rest
}: ToolbarProps) {
  const text = useMessages('Toolbar', toolbarMessages);
  const overflowLabel = givenOverflowLabel ?? text.overflow;
  const phone = useMediaQuery('(max-width: 640px)');
  return (
    <div
      data-component="Toolbar"
      className={classNames(styles.root, framed && styles.framed, className)}
      {...rest}
    >
      {children}
      {overflow && !phone && overflow}
      {(overflow || phoneOnly) && phone && (
        <Popover
          label={overflowLabel}
          trigger={
            <IconButton
              label={overflowLabel}
              icon={<SlidersHorizontal />}
              variant="outline"
              data-part="overflow"
              className={styles.more}
            />
          }
        >
          <div className={styles.rest}>
            {overflow}
            {phoneOnly}
          </div>
        </Popover>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
});
