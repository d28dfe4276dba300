import { createContext, type ReactNode, useContext } from 'react';

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** One way back: 'Undo'. The toast closes with it. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds it stays; 10 s with an action, 6 s without. Pointer, focus and a hidden window stop the clock. */
  duration?: number;
}

/** Shows a message and gives back a function that takes it away again. */
export type ShowToast = (message: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * @example
 * const toast = useToast();
 * toast({ title: 'Client deleted', action: { label: 'Undo', onAction: restore } });
 * @throws Error outside a `ToastProvider`
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}
