import { useSession } from '../session/SessionContext';
import { useSwitch } from '../storage/useSwitch';

/** Whether single keys do something, the timer's included; a person can turn them off on this device (WCAG 2.1.4). */
export function useShortcutsOn(): [boolean, (areOn: boolean) => void] {
  const { person } = useSession();
  return useSwitch(`shortcuts:${person.id}`);
}
