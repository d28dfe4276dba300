import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Building2,
  Clock,
  FolderKanban,
  FolderPlus,
  Palette,
  Plus,
  Settings,
  SquareCheck,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useShortcut, useShortcutText } from '../../shortcuts';
import { Button } from '../Button';
import { Kbd } from '../Kbd';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { CommandGroup } from './command';

const groups: CommandGroup[] = [
  {
    label: 'Create',
    options: [
      { id: 'new-task', title: 'New task', icon: <Plus />, shortcut: 'n' },
      { id: 'new-project', title: 'New project', icon: <FolderPlus />, shortcut: 'shift+p' },
      { id: 'new-user', title: 'New user', icon: <UserPlus />, disabled: true },
    ],
  },
  {
    label: 'Go to',
    options: [
      { id: 'projects', title: 'Projects', icon: <FolderKanban /> },
      { id: 'tasks', title: 'Tasks', icon: <SquareCheck />, hint: '156' },
      { id: 'time', title: 'Time Tracking', icon: <Clock /> },
      { id: 'settings', title: 'Settings', icon: <Settings />, keywords: 'preferences' },
    ],
  },
  {
    label: 'Appearance',
    options: [
      {
        id: 'theme',
        title: 'Switch theme...',
        icon: <Palette />,
        keywords: 'dark light colour',
        page: {
          id: 'themes',
          title: 'Theme',
          placeholder: 'Which theme?',
          groups: [
            {
              label: 'Themes',
              options: [
                { id: 'theme-default', title: 'Default', checked: true },
                { id: 'theme-nord', title: 'Nord', detail: 'Arctic, north-bluish' },
                { id: 'theme-github', title: 'GitHub' },
              ],
            },
          ],
        },
      },
    ],
  },
];

const found: CommandGroup[] = [
  {
    label: 'Clients',
    options: [
      { id: 'c1', title: 'Bergstrand Hydro', detail: 'Anna Bergstrand', icon: <Building2 />, hint: 'Client' },
      { id: 'c2', title: 'Port of Halden', detail: 'Per Olsen', icon: <Building2 />, hint: 'Client' },
    ],
  },
];

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { open: false, onOpenChange: () => undefined, groups },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(args: CommandPaletteProps) {
  const [open, setOpen] = useState(args.open);
  const keys = useShortcutText();
  useShortcut('mod+k', () => setOpen((was) => !was), { everywhere: true });
  return (
    <>
      <Button onClick={() => setOpen(true)} trailingIcon={<Kbd>{keys('mod+k')}</Kbd>}>
        Commands
      </Button>
      <CommandPalette {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Clients come from a server after a moment; 'fail' as text makes it fail. */
export const Playground: Story = {
  args: {
    load: async (text, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      signal.throwIfAborted();
      if (text === 'fail') throw new Error('The server did not answer');
      return text === '' ? [] : found;
    },
  },
  render: (args) => <Opened {...args} />,
};

/** A page behind a command, by keyboard alone. */
export const SwitchTheme: Story = {
  render: (args) => <Opened {...args} />,
  play: async () => {
    const page = within(document.body);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await page.findByRole('combobox'), 'theme{Enter}');
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveFocus();
    await expect(page.getByRole('option', { name: 'Default' })).toBeChecked();
  },
};

export const Failed: Story = {
  args: { open: true, groups: [], load: () => Promise.reject(new Error('The server did not answer')) },
};

export const NothingFound: Story = {
  args: { open: true, value: 'xyz', emptyMessage: 'No command is called “xyz”' },
};

/** What a server has found stands as it is among commands that are sifted; here for a word that was not the one typed. */
export const Answers: Story = {
  args: {
    open: true,
    value: 'setings',
    notice: 'Nothing found for “setings”. Showing results for “settings”',
    groups: [
      { label: 'Tasks', isAnswer: true, options: [{ id: 't1', title: 'Check the settings of relay K4' }] },
      ...groups,
    ],
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = { tags: ['sheet'], args: { open: true, recent: ['settings'] } };
