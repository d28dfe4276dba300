import { DescriptionList, Dialog, Kbd, Stack, Switch, Text, useShortcutText } from '@linework/design-system';
import { useId } from 'react';
import { useCan } from '../../session/useCan';
import { TIMER_KEY } from '../../time/timer/timerShortcut';
import { openOverlay } from '../overlay';
import { HELP_KEYS, PALETTE_KEYS, SEARCH_KEYS } from '../shortcutKeys';
import { useShortcutsOn } from '../useShortcutsOn';
import { usePlaces } from './usePlaces';

/** All keys of every screen, and the switch that turns off those without Ctrl or ⌘ (DSH-01, WCAG 2.1.4). */
export function ShortcutsDialog() {
  const may = useCan();
  const [areOn, setOn] = useShortcutsOn();
  const { creations, pages } = usePlaces();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) openOverlay(null);
      }}
      title="Keyboard shortcuts"
      description="They work on every screen, but not while you type."
    >
      <Stack gap={16}>
        <Switch
          label="Use single keys"
          hint="On this device. Keys with Ctrl or ⌘ always work."
          checked={areOn}
          onCheckedChange={setOn}
        />
        <Keys
          title="Everywhere"
          of={[
            { label: 'Search and commands', keys: PALETTE_KEYS },
            { label: 'To the search box', keys: SEARCH_KEYS },
            ...(may('time:create') ? [{ label: 'Start or stop the timer', keys: TIMER_KEY }] : []),
            { label: 'These shortcuts', keys: HELP_KEYS },
          ]}
        />
        <Keys title="Create" of={creations} />
        <Keys title="Go to" of={pages} />
      </Stack>
    </Dialog>
  );
}

function Keys({ title, of }: { title: string; of: readonly { label: string; keys: string }[] }) {
  const text = useShortcutText();
  const id = useId();
  if (of.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text id={id} size="small" tone="muted">
        {title}
      </Text>
      <DescriptionList
        aria-labelledby={id}
        items={of.map(({ label, keys }) => ({ term: label, details: <Kbd>{text(keys)}</Kbd> }))}
      />
    </Stack>
  );
}
