import { IconButton } from '@linework/design-system';
import { Bell } from 'lucide-react';
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../app/whenIdle';

type LoadedBell = ComponentType<{ defaultOpen: boolean; ref: Ref<HTMLButtonElement> }>;

/** The place of the bell in the top bar. Its code comes once the screen is there; who presses it before sees it open then. */
export function BellSlot() {
  const [Loaded, setLoaded] = useState<LoadedBell | null>(null);
  const [isAskedFor, setAskedFor] = useState(false);
  const hadFocus = useRef(false);
  // Loaded code is the external thing. Where it does not come, the next press asks for it again.
  useEffect(() => {
    const load = () => {
      import('../notifications/Bell').then(({ Bell: code }) => setLoaded(() => code)).catch(() => undefined);
    };
    if (!isAskedFor) return whenIdle(load);
    load();
  }, [isAskedFor]);
  if (Loaded)
    return (
      <Loaded
        defaultOpen={isAskedFor}
        ref={(button) => {
          if (hadFocus.current) button?.focus();
          hadFocus.current = false;
        }}
      />
    );
  const isFocused = (focused: boolean) => () => {
    hadFocus.current = focused;
  };
  return (
    <IconButton
      label="Notifications"
      icon={<Bell />}
      aria-haspopup="dialog"
      onClick={() => setAskedFor(true)}
      onFocus={isFocused(true)}
      onBlur={isFocused(false)}
    />
  );
}
