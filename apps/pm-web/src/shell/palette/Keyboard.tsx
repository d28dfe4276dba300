import { useShortcuts } from '@linework/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lateDialog } from '../../problems/latePart';
import { openOverlay, useOverlay } from '../overlay';
import { HELP_KEYS, SEARCH_KEYS } from '../shortcutKeys';
import { useShortcutsOn } from '../useShortcutsOn';
import { goToSearch } from './goToSearch';
import { usePlaces } from './usePlaces';
import { useRememberOpened } from './useRememberOpened';

const AppPalette = lateDialog(async () => (await import('./AppPalette')).AppPalette);
const ShortcutsDialog = lateDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The keys that do something on every screen, the palette and the list of the keys (GEN-06, DSH-01). */
export function Keyboard() {
  const overlay = useOverlay();
  const navigate = useNavigate();
  const [areOn] = useShortcutsOn();
  const { creations, pages } = usePlaces();
  // What was opened once stays: a stopped timer may have to ask something after the palette has closed.
  const [hadPalette, setHadPalette] = useState(false);
  if (overlay === 'palette' && !hadPalette) setHadPalette(true);
  useRememberOpened();
  useShortcuts(
    [
      { keys: SEARCH_KEYS, onPress: goToSearch },
      { keys: HELP_KEYS, onPress: () => openOverlay('shortcuts') },
      ...[...creations, ...pages].map(({ keys, to }) => ({ keys, onPress: () => void navigate(to) })),
    ],
    { enabled: areOn },
  );
  return (
    <>
      {hadPalette && (
        <AppPalette
          open={overlay === 'palette'}
          onNotLoaded={() => {
            setHadPalette(false);
            openOverlay(null);
          }}
        />
      )}
      {overlay === 'shortcuts' && <ShortcutsDialog onNotLoaded={() => openOverlay(null)} />}
    </>
  );
}
