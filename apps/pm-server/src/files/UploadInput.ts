import { FILE_KINDS, type FileKind, fileMessages, fileProblem, Id } from '@linework/domain';
import { invalid, Problem } from '../http/Problem';

/** What an upload announces of itself, in tus's headers. */
export interface UploadInput {
  kind: FileKind;
  name: string;
  /** As the browser says it; '' where it says nothing. */
  declared: string;
  /** Null for a project that is still being made. */
  projectId: string | null;
  /** Bytes. */
  length: number;
}

/** Longer ones announce nothing that is stored here. */
const LONGEST_METADATA = 4_000;

/**
 * Reads `Upload-Length` and `Upload-Metadata` (tus 1.0, creation): pairs of a name and a text in base64, separated by commas.
 *
 * @throws Problem 400 where they are not of that form, 422 at 'name' where such a file is not allowed, at 'kind' and 'projectId'
 */
export function readUploadHeaders(header: (name: string) => string | undefined): UploadInput {
  const length = Number(header('upload-length'));
  if (!/^\d{1,15}$/.test(header('upload-length') ?? ''))
    throw new Problem(400, { detail: 'Upload-Length must say how many bytes are to come.' });
  const said = readMetadata(header('upload-metadata') ?? '');
  const kind = FILE_KINDS.find((known) => known === said.get('kind'));
  if (!kind) throw invalid([{ path: 'kind', message: fileMessages.kindInvalid }]);
  const typed = said.get('projectId') ?? '';
  const projectId = typed === '' ? null : Id.safeParse(typed).data;
  if (projectId === undefined) throw invalid([{ path: 'projectId', message: fileMessages.projectGone }]);
  return { kind, projectId, length, name: said.get('filename') ?? '', declared: said.get('filetype') ?? '' };
}

/** @throws Problem 422 at 'name' with domain's message, 413 for the size */
export function checkUpload({ kind, name, declared, length }: UploadInput): void {
  const problem = fileProblem({ name, type: declared, size: length }, kind);
  if (problem) throw invalid([{ path: 'name', message: problem }]);
}

function readMetadata(text: string): Map<string, string> {
  if (text.length > LONGEST_METADATA) throw new Problem(400, { detail: 'Upload-Metadata is too long.' });
  const pairs = text.split(',').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.trim().split(' ');
    return [name, Buffer.from(value, 'base64').toString('utf8')];
  });
  return new Map(pairs);
}
