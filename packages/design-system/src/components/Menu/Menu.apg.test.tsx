import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu';

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ and https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ (menus). */

function TaskMenu({ onRename, onMoved, onTick }: Record<string, (() => void) | undefined>) {
  return (
    <>
      <Menu trigger={<button type="button">Task</button>}>
        <Menu.Item onSelect={onRename}>Rename</Menu.Item>
        <Menu.Item disabled>Archive</Menu.Item>
        <Menu.Sub label="Move to">
          <Menu.Item onSelect={onMoved}>Quay 4</Menu.Item>
          <Menu.Item>Ward C</Menu.Item>
        </Menu.Sub>
        <Menu.CheckboxItem checked={false} onCheckedChange={() => onTick?.()}>
          Billable
        </Menu.CheckboxItem>
        <Menu.RadioGroup value="high" onValueChange={() => onTick?.()}>
          <Menu.RadioItem value="high">High</Menu.RadioItem>
          <Menu.RadioItem value="low">Low</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Item>Delete</Menu.Item>
      </Menu>
      <button type="button">After</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Task', hidden: true });
const entry = (name: string) => screen.getByText(name).closest('[role^="menuitem"]');

async function press(keys: string, props: Parameters<typeof TaskMenu>[0] = {}) {
  render(<TaskMenu {...props} />);
  button().focus();
  if (keys) await userEvent.keyboard(keys);
}

describe('APG menu button', () => {
  it('Enter: opens the menu and places focus on the first menu item', async () => {
    await press('{Enter}');
    expect(entry('Rename')).toHaveFocus();
  });

  it('Space: opens the menu and places focus on the first menu item', async () => {
    await press(' ');
    expect(entry('Rename')).toHaveFocus();
  });

  it('Down Arrow: opens the menu and moves focus to the first menu item', async () => {
    await press('{ArrowDown}');
    expect(entry('Rename')).toHaveFocus();
  });

  it('Up Arrow: opens the menu and moves focus to the last menu item', async () => {
    await press('{ArrowUp}');
    expect(entry('Delete')).toHaveFocus();
  });

  it('the button has aria-haspopup, aria-expanded and aria-controls, and names the menu', async () => {
    await press('');
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('menu', { name: 'Task' });
    expect(button()).toHaveAttribute('aria-controls', menu.id);
  });
});

describe('APG menu', () => {
  it('Enter: on an item with a submenu, opens it and places focus on its first item', async () => {
    await press('{Enter}{ArrowDown}{Enter}');
    expect(entry('Quay 4')).toHaveFocus();
  });

  it('Enter: otherwise, activates the item and closes the menu', async () => {
    const onRename = vi.fn();
    await press('{Enter}{Enter}', { onRename });
    expect(onRename).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('Space: on a menuitemcheckbox, changes the state', async () => {
    const onTick = vi.fn();
    await press('{Enter}{ArrowDown}{ArrowDown} ', { onTick });
    expect(onTick).toHaveBeenCalledOnce();
  });

  it('Space: on a menuitemradio that is not checked, checks it', async () => {
    const onTick = vi.fn();
    await press('{ArrowUp}{ArrowUp} ', { onTick });
    expect(onTick).toHaveBeenCalledOnce();
  });

  it('Space: on an item with a submenu, opens it and places focus on its first item', async () => {
    await press('{Enter}{ArrowDown} ');
    expect(entry('Quay 4')).toHaveFocus();
  });

  it('Space: on an item without a submenu, activates it and closes the menu', async () => {
    const onRename = vi.fn();
    await press('{Enter} ', { onRename });
    expect(onRename).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('Down Arrow: moves focus to the next item, past a disabled one, and wraps from the last to the first', async () => {
    await press('{Enter}{ArrowDown}');
    expect(entry('Move to')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(entry('Rename')).toHaveFocus();
  });

  it('Up Arrow: moves focus to the previous item, and wraps from the first to the last', async () => {
    await press('{Enter}{ArrowDown}{ArrowUp}');
    expect(entry('Rename')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(entry('Delete')).toHaveFocus();
  });

  it('Right Arrow: on an item with a submenu, opens it and places focus on its first item', async () => {
    await press('{Enter}{ArrowDown}{ArrowRight}');
    expect(entry('Quay 4')).toHaveFocus();
  });

  it('Left Arrow: in a submenu, closes it and returns focus to the parent menuitem', async () => {
    await press('{Enter}{ArrowDown}{ArrowRight}{ArrowLeft}');
    expect(screen.queryByText('Quay 4')).toBeNull();
    expect(entry('Move to')).toHaveFocus();
  });

  it('Left Arrow and Right Arrow: change places on a page from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await press('{Enter}{ArrowDown}{ArrowLeft}');
    expect(entry('Quay 4')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(entry('Move to')).toHaveFocus();
    document.documentElement.dir = '';
  });

  it('Home: moves focus to the first item', async () => {
    await press('{ArrowUp}{Home}');
    expect(entry('Rename')).toHaveFocus();
  });

  it('End: moves focus to the last item', async () => {
    await press('{Enter}{End}');
    expect(entry('Delete')).toHaveFocus();
  });

  it('A letter: moves focus to the next item that starts with it', async () => {
    await press('{Enter}d');
    expect(entry('Delete')).toHaveFocus();
  });

  it('Letters typed quickly: move focus to the item that starts with them', async () => {
    await press('{Enter}lo');
    expect(entry('Low')).toHaveFocus();
  });

  it('Escape: closes the menu and returns focus to the button', async () => {
    await press('{Enter}{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('Tab: closes the menu and all open submenus, and moves on', async () => {
    await press('{Enter}{ArrowDown}{ArrowRight}');
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('Shift + Tab: closes the menu and moves back', async () => {
    await press('{Enter}');
    await userEvent.tab({ shift: true });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
