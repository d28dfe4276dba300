import { contentTypeOf, endingOf } from './contentTypeOf';
import { fileMessages } from './fileMessages';
import type { ContentType, FileKind } from './fileOptions';

/** Why a stored file may not have another name, in words, or null. Whether it is a name at all is `FileName`'s to say. */
export function renameProblem(
  name: string,
  file: { name: string; kind: FileKind; type: ContentType },
): string | null {
  return contentTypeOf(name, file.kind) === file.type ? null : fileMessages.endingFixed(endingOf(file.name));
}
