'use client';
import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { tone as tones } from '../tones.css';
import * as styles from './Toast.css';
import type { ToastMessage } from './ToastContext';

interface ToastProps extends ToastMessage {
  closeLabel: string;
  onClose: () => void;
}

const icons: Record<'success' | 'warning' | 'danger', LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** On the element, where Radix turns presses off while a dialog is open: what has just been done can be undone at once. */
const pressable = { pointerEvents: 'auto' } as const;

/**
 * One message. Made by `useToast`, not by hand.
 *
 * Not for errors of a form (at their fields), nor for what must not be missed (`Callout`, `AlertDialog`).
 *
 * Keyboard: F8 goes to the messages, Tab through their buttons.
 */
export function Toast({
  title,
  description,
  tone = 'neutral',
  action,
  duration = action ? 10_000 : 6_000,
  closeLabel,
  onClose,
}: ToastProps) {
  const Icon = tone === 'neutral' ? null : icons[tone];
  return (
    <RadixToast.Root
      data-component="Toast"
      // Danger interrupts; everything else waits for a pause in what is being read.
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={classNames(styles.root, tones[tone])}
      style={pressable}
    >
      {Icon && <Icon className={styles.icon} aria-hidden />}
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action asChild altText={`${action.label} (F8)`}>
          <Button size="small" variant="ghost" tone="accent" onClick={action.onAction}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton label={closeLabel} icon={<X />} size="small" tooltip={false} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
