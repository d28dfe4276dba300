'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { asksForAnother, isOnControl, keepFromScrolling, keepMarkedText, openAnother } from '../rowPress';
import { withRef } from '../withRef';
import * as styles from './List.css';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** A checkbox, an avatar, an icon. */
  leading?: ReactNode;
  title: ReactNode;
  /** The second line. */
  meta?: ReactNode;
  /** Badge, progress, date; what in it is to be clicked must be a link, button or field. */
  trailing?: ReactNode;
  /** Buttons at the end; under the words where the list is narrow. */
  actions?: ReactNode;
  selected?: boolean;
  /** Struck through. */
  done?: boolean;
  /** The only child, an empty link, becomes the title's link and takes the whole row as its area. */
  asChild?: boolean;
}

/**
 * A row of two lines.
 *
 * @example <ListRow asChild title="Ward C ventilation" meta="St. Olaf Hospital"><Link to="/projects/edit?id=1" /></ListRow>
 */
export const ListRow = withRef(function ListRow({
  leading,
  title,
  meta,
  trailing,
  actions,
  selected = false,
  done = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ListRowProps) {
  const titleClass = classNames(styles.title, done && styles.done);
  return (
    <li
      data-component="ListRow"
      className={classNames(
        styles.row,
        asChild && styles.linked,
        selected && styles.selected,
        Boolean(actions) && styles.acting,
        className,
      )}
      {...(asChild ? linkedRow(onClick) : { onClick })}
      {...rest}
    >
      {leading && <div className={styles.side}>{leading}</div>}
      <div className={styles.words}>
        {asChild ? (
          <Slot.Root className={classNames(titleClass, styles.link)} data-part="link" draggable={false}>
            <Slot.Slottable>{children}</Slot.Slottable>
            {ownTexts(title)}
          </Slot.Root>
        ) : (
          <span className={titleClass}>{title}</span>
        )}
        {meta && <span className={styles.meta}>{meta}</span>}
        {!asChild && ownTexts(children)}
      </div>
      {trailing && <div className={classNames(styles.side, styles.trailing)}>{trailing}</div>}
      {actions && <div className={classNames(styles.side, styles.actions)}>{actions}</div>}
    </li>
  );
});

/** Words lie over the link that takes the whole row as its area, so that they can be marked: a press on them is one on the link. */
function pressLink(event: MouseEvent<HTMLLIElement>): void {
  if (event.defaultPrevented || isOnControl(event)) return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('[data-part="link"]');
  if (!link) return;
  if (asksForAnother(event)) openAnother(link.href);
  else if (event.button === 0) link.click();
}

function linkedRow(onClick: ListRowProps['onClick']) {
  return {
    onClickCapture: (event: MouseEvent<HTMLLIElement>) => keepMarkedText(event, event.currentTarget),
    onClick: (event: MouseEvent<HTMLLIElement>) => {
      onClick?.(event);
      pressLink(event);
    },
    onAuxClick: pressLink,
    onMouseDown: keepFromScrolling,
  };
}
