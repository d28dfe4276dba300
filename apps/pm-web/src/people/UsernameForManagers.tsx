import { useSession } from '../session/SessionContext';

/** Tells password managers whose password the form is about. */
export function UsernameForManagers() {
  const { person } = useSession();
  return <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />;
}
