import { useShortcut } from '@linework/design-system';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../app/whenIdle';
import { openOverlay, useOverlay } from './overlay';
import { PALETTE_KEYS } from './shortcutKeys';

/** The keys of every screen and what they open. The code comes once the screen is there, or when something of it is asked for. */
export function KeyboardSlot() {
  const overlay = useOverlay();
  const isWanted = overlay !== null;
  const [Keyboard, setKeyboard] = useState<ComponentType | null>(null);
  // From the first moment on: the browser has a use of its own for these keys.
  useShortcut(PALETTE_KEYS, () => openOverlay(overlay === 'palette' ? null : 'palette'), {
    everywhere: true,
  });
  // Loaded code is the external thing. Where it does not come, the next thing that is asked for asks for it again.
  useEffect(() => {
    const load = () => {
      import('./palette/Keyboard')
        .then((loaded) => setKeyboard(() => loaded.Keyboard))
        .catch(() => undefined);
    };
    if (isWanted) return load();
    return whenIdle(load);
  }, [isWanted]);
  return Keyboard && <Keyboard />;
}
