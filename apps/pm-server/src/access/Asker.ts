import type { AccessRole } from '@linework/domain';
import type { SQL } from '../database/sql';

/** Who asks: somebody's ids, or the columns that have them where a statement asks for many people. */
export interface Asker {
  accessRole: AccessRole;
  workspaceId: string | SQL;
  personId: string | SQL;
  clientId: string | SQL | null;
  /** The projects that they work on, where a statement before has found them. */
  projectIds?: readonly string[];
}
