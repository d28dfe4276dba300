import type { ComponentPropsWithRef } from 'react';
import { popupLandmark } from './popupLandmark.css';
import { withRef } from './withRef';

export interface PopupLandmarkProps extends ComponentPropsWithRef<'div'> {
  /** False keeps the element for the way out of what it holds, as no landmark. */
  open?: boolean;
}

/**
 * The landmark around a menu or a list of options: at the end of the document it would stand in none of the page's. Named as its
 * content is. A `Cover` goes in before the content, for of two equal `z-index` the later element takes the press.
 */
export const PopupLandmark = withRef(function PopupLandmark({ open = true, ...rest }: PopupLandmarkProps) {
  return (
    <div
      {...(open && { role: 'region' })}
      data-state={open ? 'open' : 'closed'}
      className={popupLandmark}
      {...rest}
    />
  );
});
