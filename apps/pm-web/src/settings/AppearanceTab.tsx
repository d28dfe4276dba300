import { FormSection, Stack } from '@linework/design-system';
import { APPEARANCES, type Appearance } from '@linework/domain';
import { Monitor, Moon, Sun } from 'lucide-react';
import { FormCheckbox } from '../forms/fields/FormCheckbox';
import { FormSegmentedControl } from '../forms/fields/FormSegmentedControl';
import { useSession } from '../session/SessionContext';
import { PersonSettingsForm } from './PersonSettingsForm';

const WORDS: Record<Appearance, { label: string; icon: React.ReactNode }> = {
  light: { label: 'Light', icon: <Sun /> },
  dark: { label: 'Dark', icon: <Moon /> },
  system: { label: 'As the system', icon: <Monitor /> },
};

/** What each person decides for themself, on all of their devices. */
export function AppearanceTab() {
  const { settings } = useSession();
  const { theme, autoSave } = settings;
  return (
    <PersonSettingsForm aria-label="Appearance" defaultValues={{ theme, autoSave }}>
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
    </PersonSettingsForm>
  );
}
