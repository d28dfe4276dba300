import { useSession } from '../../session/SessionContext';
import { useSwitch } from '../../storage/useSwitch';

/** Starts and stops the timer on every screen, but not while one types. */
export const TIMER_KEY = 't';

/** Whether the key is heard, which a person can turn off on this device (WCAG 2.1.4), and the way to say so. */
export function useTimerKey(): [boolean, (isOn: boolean) => void] {
  const { person } = useSession();
  return useSwitch(`timer-key:${person.id}`);
}
