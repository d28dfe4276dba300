import { Button, Form, FormActions, FormSection, Stack } from '@linework/design-system';
import { APPEARANCES, type Appearance } from '@linework/domain';
import { Monitor, Moon, Sun } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { FormCheckbox } from '../forms/fields/FormCheckbox';
import { FormSegmentedControl } from '../forms/fields/FormSegmentedControl';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useSession } from '../session/SessionContext';
import { usePersonSettings } from './usePersonSettings';

const WORDS: Record<Appearance, { label: string; icon: React.ReactNode }> = {
  light: { label: 'Light', icon: <Sun /> },
  dark: { label: 'Dark', icon: <Moon /> },
  system: { label: 'As the system', icon: <Monitor /> },
};

/** What each person decides for themself, on all of their devices. */
export function AppearanceTab() {
  const { settings } = useSession();
  const { form, formRef, submit, isSending, problem } = usePersonSettings({
    theme: settings.theme,
    autoSave: settings.autoSave,
  });
  return (
    <FormProvider {...form}>
      <Form ref={formRef} aria-label="Appearance" onSubmit={submit}>
        <Stack gap={16}>
          <ProblemCallout problem={problem} />
          <FormSection title="Appearance" description="For you alone, on all of your devices.">
            <Stack gap={16}>
              <FormSegmentedControl
                name="theme"
                label="Light or dark"
                options={APPEARANCES.map((value) => ({ value, ...WORDS[value] }))}
                hint="Picks the light or dark sibling of your theme. The theme itself is chosen at the top of every page."
              />
              <FormCheckbox
                name="autoSave"
                label="Auto-save"
                hint="Keeps drafts of forms on this device until they are saved, so that a reload or a crash loses nothing."
              />
            </Stack>
          </FormSection>
          <FormActions>
            <Button type="submit" variant="solid" tone="accent" busy={isSending}>
              {isSending ? 'Saving...' : 'Save Changes'}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </FormProvider>
  );
}
