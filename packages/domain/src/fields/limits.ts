/** The longest text each kind of field takes, in code points, and the largest numbers. Used by forms, server and database alike. */
export const limits = {
  name: 200,
  shortText: 200,
  roleInProject: 100,
  longText: 10_000,
  comment: 5_000,
  email: 254,
  phone: 50,
  url: 2_000,
  tag: 50,
  tagsPerTask: 50,
  password: 128,
  search: 200,
  /** Rows of one form (embedded projects or tasks, team): more than that is an import. */
  embeddedRows: 1_000,
  /**
   * Largest money in minor units: 99,999,999,999.99. A thousand such amounts still add up exactly in a JavaScript
   * number, and any one of them fits a PostgreSQL bigint.
   */
  moneyMinor: 9_999_999_999_999,
  hours: 100_000,
} as const;
