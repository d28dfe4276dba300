'use client';
import { Ellipsis } from 'lucide-react';
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
      {overflow && phone && (
        <Popover
          label={overflowLabel}
          trigger={
            <IconButton
              label={overflowLabel}
              icon={<Ellipsis />}
              variant="outline"
              data-part="overflow"
              className={styles.more}
            />
          }
        >
          <div className={styles.rest}>{overflow}</div>
        </Popover>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
});
