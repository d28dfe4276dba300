/** Words of Pagination in English; numbers come as the locale writes them. */
export const paginationMessages = {
  name: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: string) => `Page ${page}`,
  /** Where there is no room for the pages themselves. */
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  none: 'None',
  pageSize: 'Per page',
};
