import { createHash } from 'node:crypto';
import type { SampleProject } from '@linework/domain/sample';
import { v7 } from 'uuid';
import type { Tx } from '../../database/Database';
import { insertAll } from '../../database/insertAll';
import type { FileStore } from '../FileStore';
import { files } from '../files.table';
import { newStorageKey } from '../uploads.service';
import { sampleFilesOf } from './sampleFiles';

interface SampleOptions {
  workspaceId: string;
  ownerId: string;
  /** YYYY-MM-DD. */
  today: string;
  projects: readonly SampleProject[];
  fileStore: FileStore;
}

/** Puts the sample's documents and drawings where uploads go: bytes first, then the rows that name them. */
export async function insertSampleFiles(
  tx: Tx,
  { workspaceId, ownerId, today, projects, fileStore }: SampleOptions,
): Promise<void> {
  const made = projects.flatMap((project, place) =>
    sampleFilesOf(project, place).map(({ bytes, maker, age, ...file }, index) => {
      // Working hours, each at a minute of its own.
      const minutes = 8 * 60 + ((place * 37 + index * 53) % 540);
      const at = new Date(Date.parse(`${today}T00:00:00Z`) - age * 86_400_000 + minutes * 60_000);
      const row = {
        ...file,
        workspaceId,
        id: v7({ msecs: at.getTime() }),
        projectId: project.id,
        createdBy: project.team[maker % project.team.length] ?? ownerId,
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storageKey: newStorageKey(),
      };
      return { bytes, row };
    }),
  );
  await Promise.all(
    made.map(({ bytes, row }) => fileStore.append(row.storageKey, 0, oneChunk(bytes), bytes.length)),
  );
  await insertAll(
    tx,
    files,
    made.map(({ row }) => row),
  );
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
