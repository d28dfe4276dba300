import { type AgreedRates, rateOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

/** Gives an entry the rate that is agreed now for its person in its project (TIM-07). Later changes of a rate leave it. */
export async function setRate(tx: Tx, { workspaceId }: SignedIn, entryId: string): Promise<void> {
  const [rates] = await rowsOf<AgreedRates>(
    tx,
    sql`select m.hourly_rate_minor::float8 as "inProject", p.hourly_rate_minor::float8 as "ofProject", u.hourly_rate_minor::float8 as "ofPerson"
        from time_entries e
          join people u on u.workspace_id = e.workspace_id and u.id = e.person_id
          join projects p on p.workspace_id = e.workspace_id and p.id = e.project_id
          left join project_team m on m.workspace_id = e.workspace_id and m.project_id = e.project_id and m.person_id = e.person_id
        where e.workspace_id = ${workspaceId} and e.id = ${entryId}`,
  );
  await tx.execute(
    sql`update time_entries set hourly_rate_minor = ${rateOf(rates ?? {})}
        where workspace_id = ${workspaceId} and id = ${entryId}`,
  );
}
