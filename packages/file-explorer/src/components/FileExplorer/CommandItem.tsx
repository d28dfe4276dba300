'use client';
import { Menu, useShortcutText } from '@linework/design-system';
import type { Command } from '../../explorer/commands';

interface CommandItemProps {
  command: Command;
  run: (command: Command) => void;
  /** Other words than the command's own. */
  label?: string;
}

/** A command as an entry of a menu, with its keys; nothing where the provider cannot do it. */
export function CommandItem({ command, run, label = command.label }: CommandItemProps) {
  const keys = useShortcutText();
  if (!command.isShown) return null;
  const [shortcut] = command.keys ?? [];
  return (
    <Menu.Item
      icon={command.icon}
      tone={command.tone}
      disabled={!command.isEnabled}
      shortcut={shortcut && keys(shortcut === ' ' ? 'space' : shortcut)}
      onSelect={() => run(command)}
    >
      {label}
    </Menu.Item>
  );
}
