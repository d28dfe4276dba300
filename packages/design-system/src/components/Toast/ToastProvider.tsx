'use client';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type ShowToast, ToastContext } from './ToastContext';
import type { ShownToast } from './ToastRegion';
import { useToastRegion } from './useToastRegion';

export interface ToastProviderProps {
  children: ReactNode;
  /** Name of the region; `{hotkey}` becomes the key that jumps to it. */
  label?: string;
  closeLabel?: string;
}

/**
 * Holds the messages of an app, the newest three. They are announced, a failure at once and the rest when there is a pause; F8
 * jumps to them; pointer, focus and a hidden window stop their clocks. A swipe towards the edge they stand at takes one away.
 */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const nextKey = useRef(0);
  const Region = useToastRegion(shown);

  const close = useCallback((closed: number) => {
    setShown((toasts) => toasts.filter(({ key }) => key !== closed));
  }, []);
  const show = useCallback<ShowToast>(
    (message) => {
      const key = nextKey.current++;
      // More than three pile up unread: the oldest goes.
      setShown((toasts) => [...toasts.slice(-2), { ...message, key }]);
      return () => close(key);
    },
    [close],
  );

  return (
    <ToastContext.Provider value={show}>
      {children}
      {Region && <Region toasts={shown} onClose={close} label={label} closeLabel={closeLabel} />}
    </ToastContext.Provider>
  );
}
