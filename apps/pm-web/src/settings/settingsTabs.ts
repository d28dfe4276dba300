import type { Permission } from '@linework/domain';

interface SettingsTab {
  value: string;
  label: string;
  /** Left out for people who lack it. */
  needs?: Permission;
}

/** The parts of /settings, in their order: the first without `?tab=`. */
export const settingsTabs: readonly SettingsTab[] = [
  { value: 'general', label: 'General' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'data', label: 'Data', needs: 'workspace:export' },
];
