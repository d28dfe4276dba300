import { emailKey, type PersonDetail } from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { FormPasswordField } from '../forms/fields/FormPasswordField';
import { UsernameForManagers } from './UsernameForManagers';

/** Asks for the password of whoever changes the email that somebody signs in with. */
export function ConfirmEmail({ person }: { person: PersonDetail | null }) {
  const email: string = useWatch({ name: 'email' });
  if (!person?.hasAccount || emailKey(email) === emailKey(person.email)) return null;
  return (
    <>
      <UsernameForManagers />
      <FormPasswordField
        name="currentPassword"
        label="Your password"
        required
        autoComplete="current-password"
        hint="Asked because they sign in with this email."
      />
    </>
  );
}
