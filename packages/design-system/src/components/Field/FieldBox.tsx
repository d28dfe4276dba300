'use client';
import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './FieldBox.css';

interface FieldBoxProps extends ComponentPropsWithRef<'div'> {
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Grows with its content instead of keeping the height of a control. */
  grows?: boolean;
}

/** The framed box in which an input sits with what goes before and after it. A press on the frame focuses the input. */
export const FieldBox = withRef(function FieldBox({
  leading,
  trailing,
  grows = false,
  className,
  children,
  ...rest
}: FieldBoxProps) {
  return (
    <div
      data-part="box"
      className={classNames(styles.box, grows && styles.grows, className)}
      onPointerDown={focusInput}
      {...rest}
    >
      {leading !== undefined && leading !== null && (
        <span data-part="leading" className={styles.adornment}>
          {leading}
        </span>
      )}
      {children}
      {trailing !== undefined && trailing !== null && (
        <span data-part="trailing" className={styles.adornment}>
          {trailing}
        </span>
      )}
    </div>
  );
});

function focusInput(event: PointerEvent<HTMLDivElement>) {
  if (event.button !== 0 || !(event.target instanceof Element)) return;
  if (event.target.closest('button, a, input, textarea, select')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
}
