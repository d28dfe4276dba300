'use client';
import { Tooltip as RadixTooltip, Slot } from 'radix-ui';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
} from 'react';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import { wasPointer, watchInput } from './lastInput';
import * as styles from './Tooltip.css';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content' | 'children'> {
  /** A few words; never anything to click. */
  content: ReactNode;
  /** The one focusable thing it explains. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False where the content repeats the accessible name, so that it is not read twice. */
  describes?: boolean;
}

/**
 * Words beside a control under the pointer or in focus: what an icon means, why something is off.
 *
 * Not for anything that must be read or pressed (`Popover`, a field's `hint`): a finger never sees it.
 *
 * Keyboard: shown in focus, but not where a press or the closing of what it opened put the focus; Escape hides it and leaves the
 * dialog around it open.
 */
export const Tooltip = withRef(function Tooltip({
  content,
  children,
  side = 'bottom',
  open,
  onOpenChange,
  describes = true,
  className,
  ...rest
}: TooltipProps) {
  const scope = useScopeTheme();
  useEffect(watchInput, []);
  return (
    <RadixTooltip.Provider delayDuration={500} skipDelayDuration={200}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild onFocus={stayShut}>
          {describes ? children : <Undescribed>{children}</Undescribed>}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-component="Tooltip"
            {...scope}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(styles.root, className)}
            onEscapeKeyDown={escapeHandler()}
            {...rest}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
});

/** Keeps Radix from showing it for a focus that the browser shows no ring of, or that came back after a tap. */
function stayShut(event: FocusEvent) {
  if (wasPointer() || !event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** Takes all that the trigger gives its child but the description. */
const Undescribed = withRef(function Undescribed({
  'aria-describedby': _repeatsTheName,
  ...rest
}: ComponentPropsWithRef<'button'>) {
  return <Slot.Root {...rest} />;
});
