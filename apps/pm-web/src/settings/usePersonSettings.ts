import { useToast } from '@linework/design-system';
import type { PersonSettings, SessionInfo } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { useCheckedForm } from '../forms/useCheckedForm';
import { settingsApi } from './settingsApi';

/** A form of some of what each person decides for themself. The rest stays as it is. */
export function usePersonSettings(defaultValues: PersonSettings) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const checked = useCheckedForm({
    defaultValues,
    loadSchema: async () => (await import('../forms/schemas')).PersonSettings,
    send: async (input) => {
      const saved = await settingsApi.savePerson(input);
      checked.form.reset(saved);
      queryClient.setQueryData<SessionInfo | null>(
        keys.session,
        (session) => session && { ...session, settings: { ...session.settings, ...saved } },
      );
      toast({ tone: 'success', title: 'Settings saved' });
    },
  });
  return checked;
}
