'use client';
import { PanelLeft } from 'lucide-react';
import type { ComponentPropsWithRef, PointerEvent } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useAppShell } from '../AppShell/AppShellContext';
import { IconButton } from '../IconButton';
import { sidebarMessages } from '../Sidebar/messages';
import { withRef } from '../withRef';

export interface SidebarToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label?: string;
}

/** Opens and closes the sidebar of the shell around it. Renders nothing outside an `AppShell`. */
export const SidebarToggle = withRef(function SidebarToggle({
  label,
  className,
  ...rest
}: SidebarToggleProps) {
  const text = useMessages('Sidebar', sidebarMessages);
  const shell = useAppShell();
  if (!shell) return null;
  const openUnderMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') shell.hoverStart();
  };
  return (
    <IconButton
      label={label ?? text.toggle}
      icon={<PanelLeft />}
      className={className}
      aria-expanded={shell.visible}
      aria-controls={shell.sidebarId}
      onClick={shell.toggle}
      onPointerEnter={openUnderMouse}
      onPointerLeave={shell.hoverEnd}
      {...rest}
    />
  );
});
