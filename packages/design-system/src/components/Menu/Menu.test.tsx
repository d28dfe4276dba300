import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { pressAtOnce } from '../../testing/pressAtOnce';
import { Menu } from './Menu';
import type { MenuOpenerProps } from './menuOpenerProps';

describeConformance(
  'Menu',
  (props) => (
    <Menu defaultOpen trigger={<button type="button">New</button>} {...props}>
      <Menu.Item>Project</Menu.Item>
    </Menu>
  ),
  { element: 'DIV', modal: true },
);

function Create({ onSelect }: { onSelect?: () => void }) {
  return (
    <Menu trigger={<button type="button">New</button>}>
      <Menu.Item onSelect={onSelect}>Client</Menu.Item>
      <Menu.Item disabled>Invoice</Menu.Item>
      <Menu.Item>Project</Menu.Item>
      <Menu.Separator />
      <Menu.Item asChild>
        <a href="/tasks/new">Task</a>
      </Menu.Item>
    </Menu>
  );
}

const trigger = () => screen.getByRole('button', { name: 'New', hidden: true });

describe('Menu', () => {
  it('leaves the focus where an entry put it', async () => {
    const moveOn = () => setTimeout(() => screen.getByRole('main').focus());
    render(
      <main tabIndex={-1}>
        <Create onSelect={moveOn} />
      </main>,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // After what Radix does in a task of its own once the sheet is gone.
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stands in a landmark that its trigger names', () => {
    render(
      <Menu defaultOpen trigger={<button type="button">New</button>}>
        <Menu.Item>Project</Menu.Item>
      </Menu>,
    );
    expect(screen.getByRole('region', { name: 'New' })).toContainElement(screen.getByRole('menu'));
  });

  it.each([
    ['{Enter}', 'Client'],
    [' ', 'Client'],
    ['{ArrowDown}', 'Client'],
    ['{ArrowUp}', 'Task'],
    ['{ArrowDown}{ArrowDown}', 'Project'],
    ['{ArrowDown}{ArrowUp}', 'Task'],
    ['{ArrowUp}{ArrowDown}', 'Client'],
    ['{ArrowDown}{End}', 'Task'],
    ['{ArrowUp}{Home}', 'Client'],
    ['{ArrowDown}p', 'Project'],
  ])('puts focus with %j on %s', async (keys, name) => {
    render(<Create />);
    trigger().focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('menuitem', { name })).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['Home', 'c'])(
    'lets Enter take the entry that %s led to, however soon it is pressed',
    async (key) => {
      const onSelect = vi.fn();
      render(<Create onSelect={onSelect} />);
      trigger().focus();
      await userEvent.keyboard('{ArrowUp}');
      pressAtOnce(key, 'Enter');
      expect(onSelect).toHaveBeenCalledOnce();
    },
  );

  it('leaves the letters to a field between its entries', async () => {
    render(
      <Menu defaultOpen trigger={<button type="button">New</button>}>
        <input aria-label="Find" />
        <Menu.Item>Client</Menu.Item>
      </Menu>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Find' }), 'c');
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveValue('c');
  });

  it('finds an entry by its words for letters, where it has such', async () => {
    render(
      <Menu defaultOpen trigger={<button type="button">New</button>}>
        <Menu.Item>Client</Menu.Item>
        <Menu.Item textValue="Invoice">€ 1,250</Menu.Item>
      </Menu>,
    );
    screen.getByRole('menuitem', { name: 'Client' }).focus();
    await userEvent.keyboard('i');
    expect(screen.getByRole('menuitem', { name: '€ 1,250' })).toHaveFocus();
  });

  it('closes at Escape and gives focus back', async () => {
    render(<Create />);
    trigger().focus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('begins at the first entry again after it was entered at the last', async () => {
    render(<Create />);
    trigger().focus();
    await userEvent.keyboard('{ArrowUp}{Escape}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Client' })).toHaveFocus();
  });

  it('opens by the main button of a pointer alone', () => {
    render(<Create />);
    fireEvent.pointerDown(trigger(), { button: 2 });
    fireEvent.pointerDown(trigger(), { button: 0, ctrlKey: true });
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.pointerDown(trigger(), { button: 0 });
    expect(screen.getByRole('menu', { name: 'New' })).toHaveFocus();
  });

  it('has its trigger drawn by a function, and gives the focus back to it', async () => {
    render(
      <Menu
        trigger={(opener) => (
          <button {...opener} type="button">
            New
          </button>
        )}
      >
        <Menu.Item>Client</Menu.Item>
      </Menu>,
    );
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Client' })).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-controls', screen.getByRole('menu', { name: 'New' }).id);
    await userEvent.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
  });

  it.each([
    [
      'an element',
      <button key="own" type="button" id="own-id">
        New
      </button>,
    ],
    [
      'drawn by a function',
      (opener: MenuOpenerProps) => (
        <button {...opener} type="button" id="own-id">
          New
        </button>
      ),
    ],
  ])('is named by its trigger where that has an id of its own: %s', (_, trigger) => {
    render(
      <Menu defaultOpen trigger={trigger}>
        <Menu.Item>Client</Menu.Item>
      </Menu>,
    );
    expect(screen.getByRole('menu', { name: 'New' })).toBeInTheDocument();
  });

  it('closes at a second press where the page stays usable', () => {
    render(
      <Menu modal={false} trigger={<button type="button">New</button>}>
        <Menu.Item>Client</Menu.Item>
      </Menu>,
    );
    fireEvent.pointerDown(trigger(), { button: 0 });
    expect(screen.getByRole('menu')).toBeInTheDocument();
    fireEvent.pointerDown(trigger(), { button: 0 });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('stays closed where its trigger is disabled', () => {
    render(
      <Menu.Root>
        <Menu.Trigger asChild={false} disabled>
          New
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item>Client</Menu.Item>
        </Menu.Content>
      </Menu.Root>,
    );
    fireEvent.pointerDown(trigger(), { button: 0 });
    fireEvent.keyDown(trigger(), { key: 'Enter' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does what its entry says, once, and closes', async () => {
    const onSelect = vi.fn();
    render(<Create onSelect={onSelect} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps a link a link', async () => {
    render(<Create />);
    await userEvent.click(trigger());
    expect(screen.getByRole('menuitem', { name: 'Task' })).toHaveAttribute('href', '/tasks/new');
  });

  it('checks one of a group', async () => {
    const onValueChange = vi.fn();
    render(
      <Menu trigger={<button type="button">New</button>}>
        <Menu.RadioGroup value="high" onValueChange={onValueChange}>
          <Menu.RadioItem value="high">High</Menu.RadioItem>
          <Menu.RadioItem value="low">Low</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu>,
    );
    await userEvent.click(trigger());
    expect(screen.getByRole('menuitemradio', { name: 'High' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Low' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('low');
  });
});
