import {
  contentTypeOf,
  type DrawingFacts,
  drawingFactsOf,
  type FileInput,
  type FileKind,
  type FileRow,
  fileNameKey,
  MOST_MATCHED,
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
  /** It was found by its name alone. */
  isNamesake: boolean;
}

/** Of a DXF, where its title block is looked for: bytes. */
const READ = 8 * 1024 * 1024;

/** What a drawing says of itself: its title block first, then its name. */
export async function drawingFactsIn(content: Blob, name: string): Promise<DrawingFacts> {
  const named = drawingFactsOf(name);
  if (!/\.dxf$/i.test(name)) return named;
  return { ...named, ...titleBlockOf(await content.slice(0, READ).text()) };
}

/** Where files are to go. */
interface Destination {
  projectId: string;
  kind: FileKind;
  category: string;
}

/**
 * Which of these files are there already: drawings by their numbers, both kinds by their names.
 *
 * @returns one for each, null for a new file
 */
export async function findRevised(
  { projectId, kind, category }: Destination,
  files: readonly File[],
  signal: AbortSignal,
): Promise<(Revised | null)[]> {
  const said: Said[] = [];
  for (const file of files)
    said.push({
      ...{ number: '', revision: '', name: file.name },
      ...(kind === 'drawing' && (await drawingFactsIn(file, file.name))),
    });
  const numbers = [...new Set(said.flatMap(({ number }) => number || []))];
  const names = [...new Set(said.map(({ name }) => name))];
  const stored = new Map<string, FileRow>();
  for (let at = 0; at < Math.max(numbers.length, names.length); at += MOST_MATCHED) {
    const part = (texts: string[]) => texts.slice(at, at + MOST_MATCHED);
    const wanted = { projectId, kind, numbers: part(numbers), names: part(names) };
    for (const row of await fileApi.matches(wanted, signal)) stored.set(row.id, row);
  }
  return revisedOf(said, [...stored.values()], { kind, category });
}

interface Said extends Pick<DrawingFacts, 'number' | 'revision'> {
  name: string;
}

/**
 * Each of several files with the stored one that it revises, which no other of them does. A drawing in two formats is two files with one
 * number: each is revised by the file of its own format; what is left takes the oldest that is left. What has no such number is found by
 * its name: in the folder that it goes to, else in another.
 */
export function revisedOf(
  files: readonly Said[],
  stored: readonly FileRow[],
  { kind, category }: Pick<Destination, 'kind' | 'category'>,
): (Revised | null)[] {
  const free = new Set(stored);
  const found = new Map<Said, Revised>();
  const findBy = (fits: (file: Said, row: FileRow) => boolean, isNamesake = false) => {
    for (const file of files) {
      const row = found.has(file) ? undefined : [...free].find((one) => fits(file, one));
      if (!row) continue;
      free.delete(row);
      found.set(file, { row, revision: revisionAfter(row, file.revision), isNamesake });
    }
  };
  const hasNumber = ({ number }: Said, row: FileRow) =>
    number !== '' && row.number !== '' && sortKey(row.number) === sortKey(number);
  const hasName = ({ name }: Said, row: FileRow) => fileNameKey(row.name) === fileNameKey(name);
  findBy((file, row) => hasNumber(file, row) && row.type === contentTypeOf(file.name, kind));
  findBy(hasNumber);
  findBy((file, row) => hasName(file, row) && row.category === category, true);
  findBy(hasName, true);
  return files.map((file) => found.get(file) ?? null);
}

/** A file that somebody chose to be revised by another, whatever the number of that is. */
export async function revisedByChoice(id: string, file: File): Promise<Revised> {
  const row = await fileApi.get(id);
  const said = row.kind === 'drawing' ? (await drawingFactsIn(file, file.name)).revision : '';
  return { row, revision: revisionAfter(row, said), isNamesake: false };
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
  revised: Pick<Revised, 'row' | 'revision'> | null;
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
  { row, revision }: Pick<Revised, 'row' | 'revision'>,
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
  return row ? { row, revision: nextRevision(row.revision), isNamesake: false } : null;
}

/** What a save says of a file of which it changes something else. */
function inputOf({ name, description, category }: FileRow): FileInput {
  return { name, description, category };
}

function given(facts: DrawingFacts): Partial<DrawingFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''));
}
