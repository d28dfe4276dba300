import { pgTable, text } from 'drizzle-orm/pg-core';

/** What all servers on one database must know alike, such as the key that signs cookies. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
