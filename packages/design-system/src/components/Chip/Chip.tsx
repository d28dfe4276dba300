'use client';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react';
import { useNumber } from '../../locale/useNumber';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Chip.css';
import { ChipsInLineContext } from './ChipGroupContext';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Pressed as a button, current as a link. */
  selected?: boolean;
  /** How many things it leaves. */
  count?: number;
  icon?: ReactNode;
  /** Render the only child, a router's link, as the chip. */
  asChild?: boolean;
}

/**
 * A filter to switch.
 *
 * Not for a state that is only shown (`Badge`) nor for one of two to five (`SegmentedControl`).
 *
 * Keyboard: Enter and Space; as a link, Enter.
 *
 * @example <Chip asChild selected count={7}><Link to="?client=1">Port of Halden</Link></Chip>
 */
export const Chip = withRef(function Chip({
  selected = false,
  count,
  icon,
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: ChipProps) {
  const number = useNumber();
  const scrolling = useContext(ChipsInLineContext);
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      data-component="Chip"
      {...(asChild
        ? selected
          ? { 'aria-current': 'true' as const }
          : {}
        : { type, 'aria-pressed': selected })}
      className={classNames(styles.root, styles.state, focusRing, scrolling && styles.inLine, className)}
      {...rest}
    >
      {icon}
      <Slot.Slottable child={children}>
        {(label) => <span className={styles.label}>{label}</span>}
      </Slot.Slottable>
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </Root>
  );
});
