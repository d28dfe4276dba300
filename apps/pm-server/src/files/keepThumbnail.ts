import { type FileThumbnail, fileMessages, THUMBNAIL } from '@linework/domain';
import { checkVersion, lockRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import { invalid } from '../http/Problem';
import { fileEntity } from './file.entity';
import { fileDetail } from './files.queries';
import { jpegSize } from './jpegSize';

/**
 * Keeps the small picture that a browser made of a file; the first one of a content stays. It is no change of the file: the version is that
 * of what was read to make it.
 *
 * @throws Problem 422 at 'picture' for anything but a small JPEG, 412 where the file was changed since
 */
export async function keepThumbnail(
  tx: Tx,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
  { picture }: FileThumbnail,
): Promise<void> {
  const row = await lockRow<{ storageKey: string }>(
    tx,
    actor,
    fileEntity,
    id,
    'file:update',
    sql`, f.storage_key as "storageKey"`,
  );
  await checkVersion(row, version, () => fileDetail(tx, actor, id));
  if (!isThumbnail(Buffer.from(picture, 'base64')))
    throw invalid([{ path: 'picture', message: fileMessages.notAThumbnail }]);
  await tx.execute(
    sql`insert into file_thumbnails (workspace_id, storage_key, picture)
        values (${actor.workspaceId}, ${row.storageKey}, decode(${picture}, 'base64'))
        on conflict (workspace_id, storage_key) do nothing`,
  );
}

/** Everybody's browser unpacks it: a few bytes that claim a huge picture are refused. */
function isThumbnail(bytes: Uint8Array): boolean {
  const size = bytes.length <= THUMBNAIL.maxBytes ? jpegSize(bytes) : null;
  return size !== null && Math.max(size.width, size.height) <= THUMBNAIL.maxSide;
}
