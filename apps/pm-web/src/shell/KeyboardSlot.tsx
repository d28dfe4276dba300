import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../app/whenIdle';
import { useOverlay } from './overlay';

/** The keys of every screen and what they open. The code comes once the screen is there, or when something of it is asked for. */
export function KeyboardSlot() {
  const isWanted = useOverlay() !== null;
  const [Keyboard, setKeyboard] = useState<ComponentType | null>(null);
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
