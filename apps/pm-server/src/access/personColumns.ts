import { sql } from '../database/sql';

/** What a request needs to know of people `p` in workspaces `w`: the columns of a `SignedIn`, but for its session. */
export const PERSON = sql`p.workspace_id as "workspaceId", p.id as "personId", p.access_role as "accessRole",
  p.client_id as "clientId", w.settings ->> 'timeZone' as "timeZone",
  coalesce(w.settings ->> 'requireTwoFactor', '') = 'true' and not exists (select 1 from auth_two_factors t
    where t.user_id = p.user_id and t.confirmed_at is not null) as "lacksTwoFactor"`;

/** The condition for people `p` who may sign in. */
export const ACTIVE = sql`p.deleted_at is null and p.status = 'Active'`;
