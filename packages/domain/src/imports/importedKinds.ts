/** The kinds whose rows are made from a table (SRV-04), in the order in which their rows name each other. */
export const IMPORTED_KINDS = ['client', 'person', 'project', 'task'] as const;
export type ImportedKind = (typeof IMPORTED_KINDS)[number];

/** The kinds that rows of a table name. */
export const NAMED_KINDS = ['client', 'project', 'person'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];
