import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing';

/**
 * What a component does with keys, after what its caller does with them: not with a key that somebody has already answered, nor
 * with one of an input method.
 */
export function keyHandler<Target extends Element>(
  own: (event: KeyboardEvent<Target>) => void,
  caller?: (event: KeyboardEvent<Target>) => void,
) {
  return (event: KeyboardEvent<Target>): void => {
    caller?.(event);
    if (!event.defaultPrevented && !isComposing(event)) own(event);
  };
}
