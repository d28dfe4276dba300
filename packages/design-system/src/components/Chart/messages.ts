/** Words of Chart in English. */
export const chartMessages = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  keys: 'Arrow keys go from value to value.',
  value: (category: string, series: string, value: string) => `${category}, ${series}: ${value}`,
  noValue: 'no value',
  share: 'Share',
  total: 'Total',
  empty: 'No figures yet',
};
