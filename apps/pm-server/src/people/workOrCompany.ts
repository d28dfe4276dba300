import { ACCESS_ROLE_LABELS } from '@linework/domain';
import type { Asker } from '../access/Asker';
import { reachedBy } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import { type SQL, sql } from '../database/sql';

/** domain's workOrCompany of a person `u`, of what the asker sees. */
export function workOrCompany(asker: Asker): SQL {
  return sql`coalesce(u.job_role, concat_ws(' · ', ${ACCESS_ROLE_LABELS.client}::text, ${companyOf(asker, sql`c.name`)}))`;
}

/** A column of the company of a client's person `u`; null where the asker does not see that client. */
export function companyOf(asker: Asker, column: SQL): SQL {
  return sql`(select ${column} from clients c
    where c.workspace_id = u.workspace_id and c.id = u.client_id and ${reachedBy(asker, clientEntity)})`;
}
