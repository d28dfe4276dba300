import { createHash } from 'node:crypto';
import type { SampleProject } from '@linework/domain/sample';
import { v7 } from 'uuid';
import type { Tx } from '../../database/Database';
import { insertAll } from '../../database/insertAll';
import type { FileStore } from '../FileStore';
import { fileRevisions, files } from '../files.table';
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
    sampleFilesOf(project, place).map(({ bytes, earlier, maker, age, ...file }, index) => {
      // Working hours, each at a minute of its own.
      const minutes = 8 * 60 + ((place * 37 + index * 53) % 540);
      const daysAgo = (days: number) =>
        new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000 + minutes * 60_000).toISOString();
      const at = daysAgo(age);
      const id = v7({ msecs: Date.parse(at) });
      const createdBy = project.team[maker % project.team.length] ?? ownerId;
      const row = {
        ...file,
        ...stored(bytes),
        ...{ workspaceId, id, projectId: project.id, createdBy, createdAt: at, updatedAt: at },
      };
      const { name, type } = file;
      const revisions = earlier.map(({ bytes: content, ...said }, position) => ({
        content,
        row: {
          ...{ ...said, ...stored(content), workspaceId, fileId: id, ordinal: position + 1, name, type },
          uploadedAt: daysAgo(age + 14 * (earlier.length - position)),
          uploadedBy: createdBy,
        },
      }));
      return { content: bytes, row, revisions };
    }),
  );
  const contents = made.flatMap((file) => [file, ...file.revisions]);
  await Promise.all(
    contents.map(({ content, row }) =>
      fileStore.append(row.storageKey, 0, oneChunk(content), content.length),
    ),
  );
  await insertAll(
    tx,
    files,
    made.map(({ row }) => row),
  );
  await insertAll(
    tx,
    fileRevisions,
    made.flatMap(({ revisions }) => revisions.map(({ row }) => row)),
  );
}

function stored(bytes: Uint8Array) {
  return {
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey: newStorageKey(),
  };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
