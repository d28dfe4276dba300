'use client';
import { Toast as RadixToast } from 'radix-ui';
import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { usePageDirection } from '../usePageDirection';
import { toastMessages } from './messages';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import { type ShowToast, ToastContext, type ToastMessage } from './ToastContext';

export interface ToastProviderProps {
  children: ReactNode;
  /** Name of the region; `{hotkey}` becomes the key that jumps to it. */
  label?: string;
  closeLabel?: string;
}

interface ShownToast extends ToastMessage {
  key: number;
}

/**
 * Holds the messages of an app, the newest three. They are announced, a failure at once and the rest when there is a pause; F8
 * jumps to them; pointer, focus and a hidden window stop their clocks. A swipe towards the edge they stand at takes one away.
 */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const text = useMessages('Toast', toastMessages);
  const direction = usePageDirection();
  const [shown, setShown] = useState<ShownToast[]>([]);
  const nextKey = useRef(0);

  const show = useCallback<ShowToast>((message) => {
    const key = nextKey.current++;
    // More than three pile up unread: the oldest goes.
    setShown((toasts) => [...toasts.slice(-2), { ...message, key }]);
    return () => setShown((toasts) => toasts.filter((toast) => toast.key !== key));
  }, []);

  // F8 leads in from anywhere; what was done there leads back. Radix leaves the focus on the empty region.
  const region = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const rememberWhere = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const close = (closed: number) => {
    setShown((toasts) => toasts.filter(({ key }) => key !== closed));
    const isInside = region.current?.contains(document.activeElement) ?? false;
    if (isInside && before.current?.isConnected) before.current.focus();
  };

  return (
    <ToastContext.Provider value={show}>
      <RadixToast.Provider label={text.announcement} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
        {children}
        {shown.map(({ key, ...message }) => (
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
    </ToastContext.Provider>
  );
}
