/** Words of StatCard in English. */
export const statCardMessages = {
  /** What the line shows, in figures, oldest first. */
  trend: (values: string) => `Trend: ${values}`,
};
