import { ACCESS_ROLES, type Permission, reachOf } from '@linework/domain';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';

/** People `u` who may do something to everything, by their access role. */
export function rolesWith(permission: Permission): SQL {
  const roles = ACCESS_ROLES.filter((accessRole) => reachOf({ accessRole }, permission) === 'all');
  return sql`u.access_role = any(${textArray(roles)})`;
}
