'use client';
import { Calendar as CalendarIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { useScopeTheme } from '../useScopeTheme';
import * as styles from './DateField.css';
import { focusDay } from './focusDay';

interface CalendarPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  /** What the calendar lies under; a `CalendarTrigger` is in it. */
  field: ReactNode;
  /** The calendar. */
  children: ReactNode;
}

/** A calendar under its field. */
export function CalendarPopover({ open, onOpenChange, label, field, children }: CalendarPopoverProps) {
  const scope = useScopeTheme();
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor asChild>{field}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          {...scope}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onEscapeKeyDown={escapeHandler()}
          onOpenAutoFocus={focusDay}
          className={classNames(optionList.popup, styles.popup)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface CalendarTriggerProps {
  label: string;
  /** The id of the field's label. */
  labelId: string;
  disabled: boolean | undefined;
}

export function CalendarTrigger({ label, labelId, disabled }: CalendarTriggerProps) {
  return (
    <Popover.Trigger
      disabled={disabled}
      aria-label={label}
      aria-describedby={labelId}
      title={label}
      className={box.innerButton}
    >
      <CalendarIcon aria-hidden="true" className={box.icon} />
    </Popover.Trigger>
  );
}

/** Whether the key opens the calendar of the field that hears it: Alt + ArrowDown. */
export function asksForCalendar(event: KeyboardEvent): boolean {
  return event.altKey && event.key === 'ArrowDown';
}
