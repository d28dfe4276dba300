import { TOKEN_SCOPES } from '@linework/domain';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { people } from '../people/people.table';

/** Keys by which programs act for a person. Whoever reads this table has none. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
    scope: text('scope').notNull(),
    /** SHA-256 of the token, in base64url. */
    hash: text('hash').notNull(),
    ending: text('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (token) => [
    primaryKey({ columns: [token.workspaceId, token.id] }),
    foreignKey({
      columns: [token.workspaceId, token.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    oneOf('api_tokens_scope_known', token.scope, TOKEN_SCOPES),
    uniqueIndex('api_tokens_hash_once').on(token.hash),
    index('api_tokens_by_person').on(token.workspaceId, token.personId),
  ],
);
