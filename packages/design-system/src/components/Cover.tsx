import type { ComponentPropsWithRef, PointerEvent } from 'react';
import { classNames } from './classNames';
import { cover } from './cover.css';
import { withRef } from './withRef';

/** Takes the presses beside an open list or menu, so that they close it and do nothing else. */
export const Cover = withRef(function Cover({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div data-part="cover" onPointerDown={takePress} {...rest} className={classNames(cover, className)} />
  );
});

/** The list is gone before the finger lifts, so the click and the focus of a touch would go to what lay under the cover. */
function takePress(event: PointerEvent<HTMLDivElement>) {
  event.preventDefault();
  const { ownerDocument } = event.currentTarget;
  const press = new AbortController();
  const { signal } = press;
  const takeClick = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
    press.abort();
  };
  ownerDocument.addEventListener('click', takeClick, { capture: true, signal });
  // What comes next is another press: this one made no click.
  ownerDocument.addEventListener('pointerdown', () => press.abort(), { capture: true, signal });
  ownerDocument.addEventListener('keydown', () => press.abort(), { capture: true, signal });
}
