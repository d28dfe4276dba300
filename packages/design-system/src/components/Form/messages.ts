/** Words of Form in English. */
export const formMessages = {
  errors: (count: number, written: string) =>
    count === 1 ? 'One field needs attention' : `${written} fields need attention`,
};
