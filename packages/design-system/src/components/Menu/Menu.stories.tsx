import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, FolderInput, Pencil, Scissors, Trash2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Menu } from './Menu';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    trigger: <Button trailingIcon={<ChevronDown />}>Task</Button>,
    children: (
      <>
        <Menu.Label>Check hoist chain drawing</Menu.Label>
        <Menu.Item icon={<Pencil />} shortcut="E">
          Edit
        </Menu.Item>
        <Menu.Item icon={<Copy />}>Duplicate</Menu.Item>
        <Menu.Item icon={<Scissors />} disabled>
          Split
        </Menu.Item>
        <Menu.Sub label="Move to" icon={<FolderInput />}>
          <Menu.Item>Quay 4 fender design</Menu.Item>
          <Menu.Item>Ward C ventilation</Menu.Item>
        </Menu.Sub>
        <Menu.Separator />
        <Menu.CheckboxItem checked onCheckedChange={() => undefined}>
          Billable
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={false} onCheckedChange={() => undefined}>
          Watched
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.RadioGroup value="high" onValueChange={() => undefined}>
          <Menu.RadioItem value="high">High</Menu.RadioItem>
          <Menu.RadioItem value="low">Low</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item icon={<Trash2 />} tone="danger">
          Delete
        </Menu.Item>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The cheap way, for a table's rows: a function draws the trigger, and the entries are a component, made when it is opened. */
export const OfRows: Story = {
  render: () => (
    <>
      {['Fender load case', 'Hoist chain drawing'].map((task) => (
        <Menu
          key={task}
          trigger={(opener) => (
            <Button variant="ghost" {...opener}>
              {task}
            </Button>
          )}
        >
          <Menu.Item icon={<Pencil />}>Edit</Menu.Item>
        </Menu>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Hoist chain drawing' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true, modal: false },
};

/** Enter, Space and ArrowDown open it at the first entry, ArrowUp at the last; Escape gives the focus back. */
export const OpenedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Task' });
    trigger.focus();
    const entries = { '{Enter}': /Edit/, ' ': /Edit/, '{ArrowDown}': /Edit/, '{ArrowUp}': /Delete/ };
    for (const [key, name] of Object.entries(entries)) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

/** End goes to the last entry, a letter to the next that starts with it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Task' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus());
    await userEvent.keyboard('m');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Move to/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
