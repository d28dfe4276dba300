import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../Card';
import { ContextMenu } from './ContextMenu';

const entries = (
  <>
    <ContextMenu.Label>A-203 Gate leaf, section</ContextMenu.Label>
    <ContextMenu.Item icon={<Pencil />} shortcut="F2">
      Rename
    </ContextMenu.Item>
    <ContextMenu.Item icon={<Copy />}>Duplicate</ContextMenu.Item>
    <ContextMenu.Sub label="Move to" icon={<FolderInput />}>
      <ContextMenu.Item>Floor Plans</ContextMenu.Item>
      <ContextMenu.Item>As-built</ContextMenu.Item>
    </ContextMenu.Sub>
    <ContextMenu.Separator />
    <ContextMenu.CheckboxItem checked onCheckedChange={() => undefined}>
      Keep offline
    </ContextMenu.CheckboxItem>
    <ContextMenu.Separator />
    <ContextMenu.Item icon={<Trash2 />} tone="danger">
      Delete
    </ContextMenu.Item>
  </>
);

const meta = {
  title: 'Components/ContextMenu',
  component: ContextMenu,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    trigger: (
      <Card tabIndex={0} role="group" aria-label="A-203 Gate leaf, section" style={{ maxWidth: 360 }}>
        Press the secondary button here, hold a finger on it, or focus it and press Shift+F10.
      </Card>
    ),
    children: entries,
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The keys open it under what has the focus, at the first entry. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('group').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const page = within(document.body);
    await expect(await page.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getByRole('group')).toHaveFocus();
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger>{args.trigger}</ContextMenu.Trigger>
      <ContextMenu.Content>{args.children}</ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('group').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await within(document.body).findByRole('menu');
  },
};
