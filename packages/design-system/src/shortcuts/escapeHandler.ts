import { isComposing } from './isComposing';

/** Keeps what Radix lays over the page open while Escape is an input method's. For `onEscapeKeyDown`. */
export function escapeHandler(own?: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent): void => {
    if (isComposing(event)) event.preventDefault();
    else own?.(event);
  };
}
