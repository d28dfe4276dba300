'use client';
import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { classNames } from '../classNames';
import * as styles from '../Menu/Menu.css';
import { useMenu } from '../Menu/MenuContext';
import { MenuCover } from '../Menu/MenuCover';
import { useMenuKeys } from '../Menu/useMenuKeys';
import { PopupLandmark } from '../PopupLandmark';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import { contextMenuMessages } from './messages';

export interface ContextMenuContentProps extends ComponentPropsWithRef<'div'> {
  /** Its accessible name; 'Actions' in the language of the page unless given. */
  'aria-label'?: string;
  /** Before the focus goes back to what opened it: prevent the default to put it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** The sheet of entries, at the pointer. */
export const ContextMenuContent = withRef(function ContextMenuContent({
  className,
  onContextMenu,
  onCloseAutoFocus,
  'aria-label': givenLabel,
  ...rest
}: ContextMenuContentProps) {
  const text = useMessages('ContextMenu', contextMenuMessages);
  const label = givenLabel ?? text.label;
  const { open } = useMenu();
  const scope = useScopeTheme();
  const menuKeys = useMenuKeys(onCloseAutoFocus);
  return (
    <>
      <MenuCover />
      <RadixContextMenu.Portal>
        <PopupLandmark open={open} aria-label={label}>
          <RadixContextMenu.Content
            data-component="ContextMenu"
            {...scope}
            aria-label={label}
            collisionPadding={8}
            loop
            onEscapeKeyDown={escapeHandler()}
            {...menuKeys}
            className={classNames(styles.root, className)}
            // The browser's own menu has no place over ours.
            onContextMenu={(event) => {
              onContextMenu?.(event);
              event.preventDefault();
            }}
            {...rest}
          />
        </PopupLandmark>
      </RadixContextMenu.Portal>
    </>
  );
});
