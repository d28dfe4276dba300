/** Words of AvatarGroup in English. */
export const avatarMessages = {
  /** @param written the count as the locale writes it */
  more: (_count: number, written: string) => `and ${written} more`,
};
