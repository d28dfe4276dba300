'use client';
import { FocusScope as RadixFocusScope } from '@radix-ui/react-focus-scope';
import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../withRef';

export interface FocusScopeProps extends ComponentPropsWithRef<'div'> {
  /** Focus cannot leave, by key or pointer. The innermost trapped scope counts, dialogs included. */
  trapped?: boolean;
  /** Tab goes from the last element to the first, Shift+Tab from the first to the last. */
  loop?: boolean;
  /** Prevent its default to leave the focus where it is, instead of at the first element inside. */
  onMountAutoFocus?: (event: Event) => void;
  /** Prevent its default to leave the focus where it is, instead of where it was before. */
  onUnmountAutoFocus?: (event: Event) => void;
  /** Render the only child as the scope. */
  asChild?: boolean;
}

/**
 * Takes the focus when it comes, keeps it if `trapped`, and gives it back when it goes: for a layer of your own, a tour or an
 * editor over a drawing.
 *
 * Not for what `Dialog`, `Drawer`, `Popover` and the menus do already. It moves and keeps the focus only; to hide what is
 * behind from assistive technology as well, use them.
 *
 * Keyboard: Tab and Shift+Tab go round in it while it is `trapped` and `loop`s.
 *
 * @example {editing && <FocusScope trapped loop><Editor onDone={close} /></FocusScope>}
 */
export const FocusScope = withRef(function FocusScope(props: FocusScopeProps) {
  return <RadixFocusScope data-component="FocusScope" {...props} />;
});
