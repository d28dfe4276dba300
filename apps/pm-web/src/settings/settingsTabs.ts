/** The parts of /settings, in their order: the first without `?tab=`. */
export const settingsTabs = [
  { value: 'general', label: 'General' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
] as const;
