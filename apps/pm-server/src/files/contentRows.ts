import { sql } from '../database/sql';

/** Every row that names a stored content, deleted ones included: those of files, and of their earlier revisions. */
export const contentRows = sql`(select storage_key, size, name from files
    union all select storage_key, size, name from file_revisions) contents`;

/** Bytes of the workspace's contents as its rows name them. @param workspaceId of the rows */
export function bytesOfContents(workspaceId: string) {
  return sql`coalesce((select sum(size) from files where workspace_id = ${workspaceId}), 0)
    + coalesce((select sum(size) from file_revisions where workspace_id = ${workspaceId}), 0)`;
}
