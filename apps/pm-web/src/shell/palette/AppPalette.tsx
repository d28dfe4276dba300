import { type Command, type CommandGroup, CommandPalette, useTheme } from '@linework/design-system';
import { Bell, Keyboard, LogOut, Palette, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useFoundGroups } from '../../search/useFoundGroups';
import { useCan } from '../../session/useCan';
import { useSignOut } from '../../session/useSignOut';
import { settingsTabs } from '../../settings/settingsTabs';
import { openOverlay } from '../overlay';
import { HELP_KEYS } from '../shortcutKeys';
import { useShortcutsOn } from '../useShortcutsOn';
import { type Place, usePlaces } from './usePlaces';
import { useRecentCommands } from './useRecentCommands';
import { useTimerCommands } from './useTimerCommands';

/** Everything that can be found, opened, made and switched, by typing a few letters (GEN-06). */
export function AppPalette({ open }: { open: boolean }) {
  const may = useCan();
  return may('time:create') ? <WithTimer open={open} /> : <Commands open={open} />;
}

function WithTimer({ open }: { open: boolean }) {
  const { commands, question } = useTimerCommands();
  return (
    <>
      <Commands open={open} time={commands} />
      {question}
    </>
  );
}

function Commands({ open, time = [] }: { open: boolean; time?: Command[] }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups: found, ...answer } = useFoundGroups(typed);
  const recent = useRecentCommands(open);
  const { creations, pages } = usePlaces();
  const [areOn] = useShortcutsOn();
  const more = useMoreCommands();
  const groups: CommandGroup[] = [
    ...(typed.trim() === ''
      ? [{ label: 'Recent', options: recent, isAnswer: true }]
      : found.map((group) => ({ ...group, isAnswer: true }))),
    { label: 'Create', options: creations.map((place) => toCommand(place, areOn)) },
    { label: 'Time', options: time.map((command) => (areOn ? command : withoutKeys(command))) },
    { label: 'Go to', options: pages.map((place) => toCommand(place, areOn)) },
    { label: 'Settings and help', options: more.map((command) => (areOn ? command : withoutKeys(command))) },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped('');
        openOverlay(isOpen ? 'palette' : null);
      }}
      label="Search and commands"
      placeholder="Search, or type a command..."
      value={typed}
      onValueChange={setTyped}
      groups={groups}
      {...answer}
      recent={none}
      onRecentChange={ignore}
      onSelect={({ href }) => {
        if (href !== undefined) void navigate(href);
      }}
    />
  );
}

/** Things that were opened take the place of commands that were taken. */
const none: readonly string[] = [];
const ignore = () => undefined;

function toCommand({ label, to, icon: Icon, keys }: Place, areOn: boolean): Command {
  return { id: to, title: label, icon: <Icon />, href: to, shortcut: areOn ? keys : undefined };
}

function withoutKeys(command: Command): Command {
  return { ...command, shortcut: undefined };
}

function useMoreCommands(): Command[] {
  const path = useAppPath();
  const may = useCan();
  const signOut = useSignOut();
  const { theme, themes, setTheme } = useTheme<string>();
  const options = themes.map(
    ({ id, name, description, colorScheme }): Command => ({
      id: `theme:${id}`,
      title: name,
      detail: description,
      keywords: colorScheme,
      checked: id === theme,
      onSelect: () => void setTheme(id),
    }),
  );
  const act = (id: string, title: string, icon: ReactNode, rest: Partial<Command>): Command => ({
    ...{ id, title, icon },
    ...rest,
  });
  return [
    act('notifications', 'Notifications', <Bell />, {
      keywords: 'bell inbox news',
      href: path('/notifications'),
    }),
    act('theme', 'Switch theme…', <Palette />, {
      keywords: 'dark light colour color appearance',
      page: {
        id: 'themes',
        title: 'Theme',
        placeholder: 'Which theme?',
        groups: [{ label: 'Themes', options }],
      },
    }),
    ...(may('settings:read')
      ? settingsTabs
          .filter(({ needs }) => !needs || may(needs))
          .map(({ value, label }) =>
            act(`settings:${value}`, `Settings: ${label}`, <Settings />, {
              href: path(`/settings${value === 'general' ? '' : `?tab=${value}`}`),
            }),
          )
      : []),
    act('shortcuts', 'Keyboard shortcuts', <Keyboard />, {
      keywords: 'keys help',
      shortcut: HELP_KEYS,
      onSelect: () => openOverlay('shortcuts'),
    }),
    act('sign-out', 'Sign out', <LogOut />, { keywords: 'log out leave', onSelect: () => void signOut() }),
  ];
}
