import { CLIENT_STATUSES, COMPANY_SIZES, COUNTRIES, INDUSTRIES } from '@linework/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { filled, kept, oneOf, sortKeyOf, stored } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

export const clients = pgTable(
  'clients',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    ...kept,
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    website: text('website').notNull(),
    industry: text('industry').notNull(),
    companySize: text('company_size').notNull(),
    status: text('status').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    country: text('country').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactTitle: text('contact_title').notNull(),
    secondName: text('second_name').notNull(),
    secondEmail: text('second_email').notNull(),
    secondPhone: text('second_phone').notNull(),
    secondTitle: text('second_title').notNull(),
    notes: text('notes').notNull(),
    nameKey: sortKeyOf('name_key', 'name'),
    emailKey: sortKeyOf('email_key', 'email'),
  },
  (client) => [
    primaryKey({ columns: [client.workspaceId, client.id] }),
    filled('clients_name_filled', client.name),
    oneOf('clients_status_known', client.status, CLIENT_STATUSES),
    oneOf('clients_industry_known', client.industry, ['', ...INDUSTRIES]),
    oneOf('clients_company_size_known', client.companySize, ['', ...COMPANY_SIZES]),
    oneOf('clients_country_known', client.country, COUNTRIES),
    index('clients_by_name').on(client.workspaceId, client.nameKey, client.id).where(stored(client)),
    index('clients_by_email').on(client.workspaceId, client.emailKey, client.id).where(stored(client)),
    index('clients_by_status').on(client.workspaceId, client.status, client.id).where(stored(client)),
    index('clients_by_deletion')
      .on(client.workspaceId, client.deletionId)
      .where(sql`${client.deletionId} is not null`),
  ],
);
