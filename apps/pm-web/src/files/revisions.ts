import {
  contentTypeOf,
  type DrawingFacts,
  drawingFactsOf,
  type FileInput,
  type FileKind,
  type FileRow,
  MOST_NUMBERS,
  nextRevision,
  sortKey,
  titleBlockOf,
} from '@linework/domain';
import { isApiProblem, problem, toProblem } from '../api/problem';
import { request } from '../api/request';
import { fileApi } from './fileApi';

/** A file that is there, and what its next content would be called. */
export interface Revised {
  row: FileRow;
  revision: string;
}

/** Of a DXF, where its title block is looked for: bytes. */
const READ = 8 * 1024 * 1024;

/** What a drawing says of itself: its title block first, then its name. */
export async function drawingFactsIn(content: Blob, name: string): Promise<DrawingFacts> {
  const named = drawingFactsOf(name);
  if (!/\.dxf$/i.test(name)) return named;
  return { ...named, ...titleBlockOf(await content.slice(0, READ).text()) };
}

/**
 * Which of these files would be the next revision of a drawing of the project, by their numbers.
 *
 * @returns one for each, null for a new drawing
 */
export async function findRevised(
  projectId: string,
  files: readonly File[],
  signal: AbortSignal,
): Promise<(Revised | null)[]> {
  const said: Said[] = [];
  for (const file of files) said.push({ name: file.name, ...(await drawingFactsIn(file, file.name)) });
  const numbers = [...new Set(said.flatMap(({ number }) => number || []))];
  const stored: FileRow[] = [];
  for (let at = 0; at < numbers.length; at += MOST_NUMBERS)
    stored.push(...(await fileApi.numbered(projectId, numbers.slice(at, at + MOST_NUMBERS), signal)));
  return revisedOf(said, stored);
}

interface Said extends Pick<DrawingFacts, 'number' | 'revision'> {
  name: string;
}

/**
 * Each of several files with the stored drawing of its number that it revises. A drawing in two formats is two files with one number:
 * each is revised by the file of its own format; what is left takes the oldest that is left.
 */
export function revisedOf(files: readonly Said[], stored: readonly FileRow[]): (Revised | null)[] {
  const free = new Map<string, FileRow[]>();
  for (const row of stored) {
    const key = sortKey(row.number);
    free.set(key, [...(free.get(key) ?? []), row]);
  }
  const take = (number: string, fits: (row: FileRow) => boolean) => {
    const rows = free.get(sortKey(number)) ?? [];
    const row = rows.find(fits) ?? null;
    free.set(
      sortKey(number),
      rows.filter((other) => other !== row),
    );
    return row;
  };
  const sameFormat = files.map(({ name, number }) =>
    take(number, ({ type }) => type === contentTypeOf(name, 'drawing')),
  );
  return files.map(({ number, revision }, at) => {
    const row = sameFormat[at] ?? take(number, () => true);
    return row && { row, revision: revisionAfter(row, revision) };
  });
}

/** A file that somebody chose to be revised by another, whatever the number of that is. */
export async function revisedByChoice(id: string, file: File): Promise<Revised> {
  const row = await fileApi.get(id);
  const said = row.kind === 'drawing' ? (await drawingFactsIn(file, file.name)).revision : '';
  return { row, revision: revisionAfter(row, said) };
}

/** What it says itself, unless that is there already. */
function revisionAfter({ revision }: FileRow, said: string): string {
  return said === '' || said === revision ? nextRevision(revision) : said;
}

/** What becomes of an upload. */
export interface Uploaded {
  /** Of a new file. */
  id: string;
  content: Blob;
  name: string;
  kind: FileKind;
  projectId: string;
  /** Of a revision, '' leaves what the file has. */
  description: string;
  /** Of a new file; a revision stays where the file is. */
  category: string;
  /** The file that it is to be the next revision of. */
  revised: Revised | null;
}

/**
 * Makes a file of a finished upload, or the next revision of one.
 *
 * @throws ApiProblem 412 with the stored row in `current` where somebody else has uploaded a revision meanwhile
 */
export async function storeUploaded(
  { id, content, name, kind, projectId, description, category, revised }: Uploaded,
  uploadId: string,
): Promise<FileRow> {
  if (revised) return revise(revised, { uploadId, name, ...(description.trim() !== '' && { description }) });
  const facts = kind === 'drawing' ? given(await drawingFactsIn(content, name)) : {};
  return fileApi.createFrom({ id, projectId, uploadId, name, description, category, ...facts });
}

async function revise(
  { row, revision }: Revised,
  sent: { uploadId: string; name: string; description?: string },
): Promise<FileRow> {
  try {
    const said = { ...inputOf(row), ...sent, ...(row.kind === 'drawing' && { revision }) };
    return await fileApi.update(row.id, said, row.version);
  } catch (error) {
    const current = isApiProblem(error) && error.status === 412 ? (error.current as FileRow) : null;
    if (!current) throw error;
    // Of a save whose answer was lost: the upload is the file's already.
    if (await isTaken(sent.uploadId)) return current;
    // Something else was changed about it.
    if (current.revision === row.revision) return revise({ row: current, revision }, sent);
    const name = current.number || current.name;
    const next = nextRevision(current.revision);
    const words = `${name} has become revision ${current.revision} meanwhile. Upload again to make this revision ${next}`;
    throw { ...problem(412, 'Revised meanwhile', words), current };
  }
}

/** Whether a finished upload has become a file, or a revision of one. */
async function isTaken(uploadId: string): Promise<boolean> {
  try {
    await request(`/uploads/${uploadId}`);
    return false;
  } catch (error) {
    return toProblem(error).status === 404;
  }
}

/** What the file of a refused revision is now, so that the next try revises that; null for any other problem. */
export function revisedMeanwhile(error: unknown): Revised | null {
  const row =
    isApiProblem(error) && error.status === 412 ? (error.current as FileRow | undefined) : undefined;
  return row ? { row, revision: nextRevision(row.revision) } : null;
}

/** What a save says of a file of which it changes something else. */
function inputOf({ name, description, category }: FileRow): FileInput {
  return { name, description, category };
}

function given(facts: DrawingFacts): Partial<DrawingFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''));
}
