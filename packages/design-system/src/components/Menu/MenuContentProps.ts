import type { ComponentPropsWithRef } from 'react';

export interface MenuContentProps extends ComponentPropsWithRef<'div'> {
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** Before the focus goes back to what opened it: prevent the default to put it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}
