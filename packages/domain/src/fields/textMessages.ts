/** Messages for texts of any field. `label` is the field's name as the form shows it. */
export const textMessages = {
  controlCharacters: (label: string) =>
    `${label} contains control characters that cannot be stored. Remove them and try again`,
  brokenCharacters: (label: string) => `${label} contains a broken character. Remove it and try again`,
  tooLong: (label: string, max: number) =>
    `${label} must be at most ${max.toLocaleString('en-US')} characters`,
} as const;
