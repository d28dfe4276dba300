'use client';
import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as styles from '../Menu/Menu.css';
import { MenuCover } from '../Menu/MenuCover';
import { useMenuKeys } from '../Menu/useMenuKeys';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';

export interface ContextMenuContentProps extends ComponentPropsWithRef<'div'> {
  /** Its accessible name, where the thing has none of its own. */
  'aria-label'?: string;
}

/** The sheet of entries, at the pointer. */
export const ContextMenuContent = withRef(function ContextMenuContent({
  className,
  onContextMenu,
  ...rest
}: ContextMenuContentProps) {
  const scope = useScopeTheme();
  const menuKeys = useMenuKeys();
  return (
    <>
      <MenuCover />
      <RadixContextMenu.Portal>
        <RadixContextMenu.Content
          data-component="ContextMenu"
          {...scope}
          collisionPadding={8}
          loop
          {...menuKeys}
          className={classNames(styles.root, className)}
          // The browser's own menu has no place over ours.
          onContextMenu={(event) => {
            onContextMenu?.(event);
            event.preventDefault();
          }}
          {...rest}
        />
      </RadixContextMenu.Portal>
    </>
  );
});
