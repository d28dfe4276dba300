'use client';
import { Toast as RadixToast } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { usePageDirection } from '../usePageDirection';
import { toastMessages } from './messages';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import type { ToastMessage } from './ToastContext';

export interface ShownToast extends ToastMessage {
  key: number;
}

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  onClose: (key: number) => void;
  label: string | undefined;
  closeLabel: string | undefined;
}

/** Where the messages stand. A file of its own, which ToastProvider fetches once the page is there. */
export function ToastRegion({ toasts, onClose, label, closeLabel }: ToastRegionProps) {
  const text = useMessages('Toast', toastMessages);
  const direction = usePageDirection();

  // F8 leads in from anywhere; what was done there leads back. Radix leaves the focus on the empty region.
  const region = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const rememberWhere = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const close = (key: number) => {
    onClose(key);
    const isInside = region.current?.contains(document.activeElement) ?? false;
    if (isInside && before.current?.isConnected) before.current.focus();
  };

  return (
    <RadixToast.Provider label={text.announcement} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
      {toasts.map(({ key, ...message }) => (
        <Toast key={key} {...message} closeLabel={closeLabel ?? text.close} onClose={() => close(key)} />
      ))}
      <RadixToast.Viewport
        ref={region}
        onFocus={rememberWhere}
        data-component="ToastRegion"
        label={label ?? text.region}
        className={styles.region}
      />
    </RadixToast.Provider>
  );
}
