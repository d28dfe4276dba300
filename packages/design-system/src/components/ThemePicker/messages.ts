/** Words of ThemePicker in English. */
export const themePickerMessages = { name: 'Theme' };
